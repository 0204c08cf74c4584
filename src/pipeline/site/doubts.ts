/** What the spelling of a file is judged by; where its words stand is looked for when one of them is reported. */
export interface FileWords {
	/** Words that the dictionary lacks, each once. */
	readonly doubts: readonly string[];
	/** Such words with a capital that is not that of the beginning of a sentence. */
	readonly capitals: readonly string[];
	/** Words with a capital in the names that stand in the file. */
	readonly names: readonly string[];
}
