import { command, question } from "#studio/brain/contract.ts";
import { menuOf } from "#studio/brain/menu/menu.ts";
import { menuMove, nothing } from "#studio/brain/requests.ts";

export const questions = {
	menu: question(nothing, ({ live }) => menuOf(live)),
};

export const commands = {
	menuMove: command(menuMove, ({ editing, live }, move) => editing.moveInMenu(live, move)),
};
