import { withoutBase } from "#core/below.ts";
import { directionOf, sourceIn } from "#core/languages.ts";
import { localize, splitLanguage } from "#core/paths.ts";
import { useShell, useWords } from "#ui/context.tsx";
import { DutchFlag } from "#ui/DutchFlag.tsx";
import { Icon } from "#ui/Icon.tsx";
import type { CurrentPage } from "./current.ts";

/**
 * The same page in the other languages, as links, each in its own language. The loader stores the choice
 * and takes the anchor along; another language is another document, so the application does not follow these links.
 */
export function LanguageSwitch({ page }: { page: CurrentPage }) {
	const words = useWords();
	const { languages, languageNames, base = "" } = useShell();
	if (languages.length < 2) return null;
	const source = sourceIn(languages);
	const path = page.notFound ? "/" : splitLanguage(withoutBase(base, page.path), languages).path;
	return (
		<details name="main-menu" className="relative ms-auto" data-dropdown="">
			<summary className="nav-link language-button">
				<Icon name="globe" />
				<span className="sr-only">{`${words.choose_language}: `}</span>
				<span className="sr-only sm:max-xl:not-sr-only">{languageNames[page.lang]}</span>
				<Icon name="caret-down" className="size-[1em]! turn" />
			</summary>
			<ul className="dropdown dropdown-end">
				{languages.map((language) => (
					<li key={language}>
						<a
							href={base + localize(path, language, source)}
							className="dropdown-link flex items-center gap-3"
							lang={language}
							dir={directionOf(language)}
							hrefLang={language}
							aria-current={language === page.lang || undefined}
							data-language=""
						>
							{language === "nl" && language === source && <DutchFlag />}
							{languageNames[language]}
						</a>
					</li>
				))}
			</ul>
		</details>
	);
}
