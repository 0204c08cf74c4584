import type { Page } from "#core/page.ts";
import type { Shell } from "#core/shell.ts";
import { SurroundingsProvider } from "#ui/context.tsx";
import { ToastProvider } from "#ui/Toaster.tsx";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { Main } from "./Main.tsx";
import { MessageBar } from "./MessageBar.tsx";

export interface SiteProps {
	readonly page: Page;
	readonly shell: Shell;
	/** Address of the icon sprite. */
	readonly icons: string;
}

/** A whole page: header, sections, footer. The same on the server and in the browser. */
export function Site({ page, shell, icons }: SiteProps) {
	return (
		<SurroundingsProvider shell={shell} icons={icons}>
			<ToastProvider>
				<a href="#main" className="skip">
					{shell.words.skip_to_content}
				</a>
				<MessageBar />
				<Header page={page} />
				<Main key={page.path} page={page} />
				<Footer />
			</ToastProvider>
		</SurroundingsProvider>
	);
}
