import { type Exception, hoursOn, isOneDay, type WeekHours, weekdayOf } from "./opening.ts";

/** Whether an exception says something else than the usual week: to be closed on a day of which that is known is no news. */
export function isNews(exception: Exception, week: WeekHours): boolean {
	if (!isOneDay(exception)) return true;
	const { iso } = exception.from;
	return hoursOn(iso, week, [exception]).length + week[weekdayOf(iso)].length > 0;
}
