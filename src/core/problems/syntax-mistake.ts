/** What an editor most likely did where YAML cannot go on. */
export type SyntaxMistake =
	/** Spaces that are no spaces to YAML, as word processors make them. */
	| "odd-space"
	| "dash-space"
	/** Another sign than a hyphen before an item. */
	| "dash-sign"
	| "dash-missing"
	/** A hyphen before a field that belongs to those around it. */
	| "dash-extra"
	/** Signs of Markdown around the name of a field. */
	| "marked-name"
	| "colon-space"
	| "colon-missing"
	| "colon"
	| "two-fields"
	| "smart-quotes"
	| "inner-quotes"
	| "quote"
	| "backslash"
	/** A value that begins with a sign that YAML keeps for itself. */
	| "sign"
	/** A value that begins with a fact in braces. */
	| "braces"
	| "block-start"
	| "bracket"
	| "comma"
	| "comma-missing"
	| "indent"
	/** A line of a text that stands too far to the left. */
	| "outdented"
	| "divider"
	/** A line that is no field and no item. */
	| "stray"
	| "too-deep"
	| "other";
