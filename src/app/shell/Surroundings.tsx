import type { ReactNode } from "react";
import type { Page } from "#core/page.ts";
import type { Shell } from "#core/shell.ts";
import { SurroundingsProvider } from "#ui/context.tsx";
import { ToastProvider } from "#ui/Toaster.tsx";
import type { CurrentPage } from "./current.ts";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { MessageBar } from "./MessageBar.tsx";

interface Props {
	readonly page: CurrentPage & Pick<Page, "trail">;
	readonly shell: Shell;
	/** Stands in the place of the footer, for who has rendered that already. */
	readonly footer?: ReactNode;
	readonly children: ReactNode;
}

/** What stands around every page, and around what is shown in the place of one. */
export function Surroundings({ page, shell, footer, children }: Props) {
	return (
		<SurroundingsProvider shell={shell} trail={page.trail}>
			<ToastProvider>
				<a href="#main" className="skip">
					{shell.words.skip_to_content}
				</a>
				<MessageBar />
				<Header page={page} />
				{children}
				{footer ?? <Footer />}
			</ToastProvider>
		</SurroundingsProvider>
	);
}
