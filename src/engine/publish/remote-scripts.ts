/**
 * What a server does for `publish`, in the language of any POSIX shell. Each script is one function that is called in its
 * last line, so that one which arrives by half does nothing. What it answers begins with `@`, apart from what the
 * server greets with.
 */

/** The names of releases: when they were begun by the clock of the server, and something that no other has. */
const releases = `${"[0-9]".repeat(8)}T${"[0-9]".repeat(6)}Z-${"[0-9a-f]".repeat(8)}`;

/** How many releases are kept. */
const keptReleases = 10;

/** Minutes after which a release that never was whole is taken for one that nobody makes any more. */
const abandoned = 360;

/** Looks at the place, makes it when it is not there, and says what is online. */
export const lookScript = `main() {
	LC_ALL=C; export LC_ALL
	place=$1; dry=$2
	[ "$dry" = yes ] || mkdir -p "$place/releases" || exit 1
	command -v rsync >/dev/null || { echo "rsync: command not found" >&2; exit 1; }
	echo "@ name $(date -u +%Y%m%dT%H%M%SZ)"
	[ -e "$place" ] || { echo "@ looked"; exit 0; }
	cd "$place" || exit 1
	echo "@ folder $(pwd)"
	if [ -e online ] && [ ! -L online ]; then echo "@ occupied"; echo "@ looked"; exit 0; fi
	for each in . releases; do
		[ ! -e $each ] || [ -w $each ] || { echo "$each: Permission denied" >&2; exit 1; }
	done
	if [ -d online ]; then
		target=$(readlink online); target=\${target%/}
		echo "@ online $target"
		list="$target.files"
		if [ -f "$list" ]; then
			find "$target" -newer "$list" ! -type d -print | sed 's/^/@ touched /' | head -n 20
			sed 's/^/@ file /' "$list"
		fi
	fi
	for each in releases/${releases}; do
		[ ! -d "$each" ] || [ -f "$each.files" ] || echo "@ begun $each"
	done
	echo "@ looked"
}
main "$@"
`;

/**
 * Puts a release online that is there whole: adds what pages that were opened before may still ask for, as far as `before`,
 * the folder of the release that is online, has it; notes what is in it; switches the link by renaming another over it; and
 * takes away what is older than the last ten and what was never finished.
 */
export function switchScript(list: string, before: string): string {
	return `main() {
	LC_ALL=C; export LC_ALL
	name=$1; cd "$2" || exit 1
	before='${before.replaceAll("'", "'\\''")}'
	cat > "releases/$name.new" <<'END OF THE LIST' || exit 1
${list}END OF THE LIST
	sed -n 's/^x [0-9]* //p' "releases/$name.new" | while IFS= read -r path; do
		there="releases/$name/$path"
		[ -f "$before/$path" ] && [ ! -e "$there" ] || continue
		[ -d "\${there%/*}" ] || mkdir -p "\${there%/*}" || exit 1
		ln "$before/$path" "$there" 2>/dev/null || cp -p "$before/$path" "$there" || exit 1
	done || exit 1
	mv -f "releases/$name.new" "releases/$name.files" || exit 1
	rm -f "online-$name"
	ln -s "releases/$name" "online-$name" || exit 1
	mv -fT "online-$name" online 2>/dev/null || mv -fh "online-$name" online || { rm -f "online-$name"; exit 1; }
	[ "$(readlink online)" = "releases/$name" ] || { echo "@ overtaken"; exit 0; }
	echo "@ online"
	rm -f online-${releases}
	ls -1t releases/ | grep '^${releases}\\.files$' | tail -n +${keptReleases + 1} | while read -r file; do
		old=\${file%.files}
		[ "$old" = "$name" ] || { rm -f "releases/$file" && rm -rf "releases/$old"; }
	done
	for each in releases/${releases}; do
		[ ! -d "$each" ] || [ -f "$each.files" ] || [ -z "$(find "$each" -prune -mmin +${abandoned})" ] || rm -rf "$each"
	done
	echo "@ tidied"
}
main "$@"
`;
}

/** Takes away a release that could not be finished. */
export const dropScript = `main() {
	cd "$2" && [ ! -f "releases/$1.files" ] && rm -rf "releases/$1"
}
main "$@"
`;
