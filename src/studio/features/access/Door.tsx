import { type FormEvent, useEffect, useRef, useState } from "react";
import { githubApi, pagesBeside } from "#studio/brain/github-address.ts";
import type { Door as Shown } from "#studio/brain/studio-worker.ts";
import { beside } from "#studio/desk/server.ts";
import { useSay, useStudio } from "#studio/desk/use-studio.ts";
import { words as shared } from "#studio/desk/words.ts";
import { Greyable } from "#studio/parts/Greyable.tsx";
import { words as parts } from "#studio/parts/words.ts";
import { Renewed } from "./Renewed.tsx";
import { words } from "./words.ts";

/** So long nothing is said while Studio starts, in milliseconds. */
const patience = 400;

/** What stands between a person and the site, over everything. */
export function Door() {
	const door = useStudio((state) => state.door);
	const hasOpened = useStudio((state) => state.session !== undefined);
	const isRenewed = useStudio((state) => state.isRenewed);
	if (door) return <Box key={door.is} door={door} />;
	if (hasOpened) return null;
	return isRenewed ? <Renewed /> : <Starting />;
}

/** Says that something is coming, unless it comes at once. */
function Starting() {
	const say = useSay();
	const told = useStudio((state) => state.announcement);
	const [isLate, setLate] = useState(false);
	useEffect(() => {
		const timer = setTimeout(() => setLate(true), patience);
		return () => clearTimeout(timer);
	}, []);
	if (told || !isLate) return null;
	return (
		<p role="status" className="lost">
			{say(words.starting)}
		</p>
	);
}

function Box({ door }: { door: Shown }) {
	const box = useRef<HTMLDialogElement>(null);
	useEffect(() => {
		if (!box.current?.open) box.current?.showModal();
	}, []);
	return (
		<dialog ref={box} className="door" aria-label="Studio" onCancel={(event) => event.preventDefault()}>
			<Inside door={door} />
		</dialog>
	);
}

function Inside({ door }: { door: Shown }) {
	const say = useSay();
	if (door.is === "token") return <Token door={door} />;
	if (door.is === "person") return <Introduction name={door.name} />;
	if (door.is === "loading")
		return (
			<>
				<p role="status">{say(words.loading)}</p>
				<progress aria-label={say(words.loading)} />
				<p className="about">{say(words.loaded, { size: Math.round(door.bytes / 1000) })}</p>
			</>
		);
	if (door.is === "occupied")
		return (
			<Notice text={say(words.occupied)} button={say(words.takeOver)} act={() => beside().enter({ do: "take over" })} />
		);
	if (door.is === "taken")
		return <Notice text={say(words.taken)} button={say(words.takeBack)} act={() => location.reload()} />;
	return (
		<Notice
			text={say(door.said)}
			button={door.next === "nothing" ? undefined : say(parts.tryAgain)}
			act={() => (door.next === "reload" ? location.reload() : beside().enter({ do: "again" }))}
		/>
	);
}

function Notice({ text, button, act }: { text: string; button: string | undefined; act: () => unknown }) {
	return (
		<>
			<p role="alert">{text}</p>
			{button !== undefined && (
				<button type="button" className="button main" onClick={() => void act()}>
					{button}
				</button>
			)}
		</>
	);
}

function Token({ door }: { door: Extract<Shown, { is: "token" }> }) {
	const say = useSay();
	const store = useStudio((state) => state.store);
	const [asked, setAsked] = useState<Shown>();
	// Each answer is another door, also when it says the same.
	const isAsking = asked === door;
	const why = door.why && say(door.why);
	const api = store?.kind === "github" ? store.api : undefined;
	const send = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const given = new FormData(event.currentTarget);
		setAsked(door);
		void beside().enter({ do: "sign in", token: String(given.get("token")), keep: given.has("keep") });
	};
	return (
		<form onSubmit={send}>
			<h2>{say(words.signIn)}</h2>
			<p>{say(words.tokenAbout)}</p>
			<label>
				{say(words.token)}
				<input name="token" type="password" autoComplete="off" required aria-describedby="token-why" />
			</label>
			{why !== undefined && (
				<p id="token-why" role="alert" className="alarm">
					{why}
				</p>
			)}
			<label className="check">
				<input name="keep" type="checkbox" />
				{say(words.keep)}
			</label>
			<p className="about">{say(words.keepAbout)}</p>
			<p className="steps">
				<Greyable type="submit" className="button main" why={isAsking ? words.signingIn : undefined}>
					{say(isAsking ? words.signingIn : words.signIn)}
				</Greyable>
				{door.mayWait && (
					<button type="button" className="button" onClick={() => void beside().enter({ do: "later" })}>
						{say(words.later)}
					</button>
				)}
			</p>
			<p className="about">
				{say(words.tokenSteps)}{" "}
				<a
					href={`${pagesBeside(api ?? githubApi)}/settings/personal-access-tokens/new`}
					target="_blank"
					rel="noreferrer"
				>
					{say(words.tokenPage)}
				</a>
			</p>
		</form>
	);
}

function Introduction({ name }: { name: string }) {
	const say = useSay();
	const send = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const given = new FormData(event.currentTarget);
		// Only a page may ask for it, and some browsers ask a person: here it is known what for.
		void navigator.storage.persist().catch(reportError);
		void beside().enter({ do: "introduce", name: String(given.get("name")), email: String(given.get("email")) });
	};
	return (
		<form onSubmit={send}>
			<h2>{say(words.personTitle)}</h2>
			<p>{say(words.personAbout)}</p>
			<label>
				{say(words.name)}
				<input name="name" autoComplete="name" required defaultValue={name} maxLength={100} pattern=".*[^\s<>].*" />
			</label>
			<label>
				{say(words.email)}
				<input name="email" type="email" autoComplete="email" maxLength={200} />
			</label>
			<button type="submit" className="button main">
				{say(shared.further)}
			</button>
		</form>
	);
}
