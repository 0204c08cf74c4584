import type { catalogue } from "#core/problems/catalogue.ts";
import type { Told } from "#core/problems/entry.ts";
import { address } from "./problems/address.ts";
import { advice } from "./problems/advice.ts";
import { check } from "./problems/check.ts";
import { days } from "./problems/days.ts";
import { declared } from "./problems/declared.ts";
import { downloads } from "./problems/downloads.ts";
import { elsewhere } from "./problems/elsewhere.ts";
import { files } from "./problems/files.ts";
import { forms } from "./problems/forms.ts";
import { images } from "./problems/images.ts";
import { menu } from "./problems/menu.ts";
import { opening } from "./problems/opening.ts";
import { overview } from "./problems/overview.ts";
import { read } from "./problems/read.ts";
import { review } from "./problems/review.ts";
import { sense } from "./problems/sense.ts";
import { spelling } from "./problems/spelling.ts";
import { stray } from "./problems/stray.ts";
import { suppression } from "./problems/suppression.ts";
import { text } from "./problems/text.ts";
import { theme } from "./problems/theme.ts";
import { translate } from "./problems/translate.ts";
import { translated } from "./problems/translated.ts";
import { validate } from "./problems/validate.ts";
import { values } from "./problems/values.ts";
import { wording } from "./problems/wording.ts";
import { yaml } from "./problems/yaml.ts";

/** What is said of every mistake, in Spanish. */
const problems: Told<typeof catalogue> = {
	...advice,
	...files,
	...elsewhere,
	...read,
	...yaml,
	...address,
	...validate,
	...values,
	...check,
	...declared,
	...days,
	...forms,
	...opening,
	...sense,
	...wording,
	...images,
	...downloads,
	...menu,
	...overview,
	...text,
	...stray,
	...theme,
	...translate,
	...translated,
	...suppression,
	...spelling,
	...review,
};

export default problems;
