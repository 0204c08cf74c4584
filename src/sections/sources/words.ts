export default {
	checked_on: "Onder de bronnen; {date} is de dag.",
} as const;
