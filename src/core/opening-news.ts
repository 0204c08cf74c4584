import { type Exception, hoursOn, isOneDay, type WeekHours } from "./opening.ts";

/**
 * Whether an exception says something new. To be closed on a day that would be closed anyway, by the week or by another
 * of the exceptions, is no news; to be closed on a day that a period of other hours opens is.
 */
export function isNews(exception: Exception, week: WeekHours, exceptions: readonly Exception[]): boolean {
	if (!isOneDay(exception)) return true;
	const others = exceptions.filter((each) => each !== exception);
	return [[exception], others].some((each) => hoursOn(exception.from.iso, week, each).length > 0);
}
