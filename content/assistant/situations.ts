import type { KnownAnswer } from './answers'
import { atWork } from './at-work'
import { companies } from './companies'
import { definitions } from './definitions'
import { delicate } from './delicate'
import { employing } from './employing'
import { fears } from './fears'
import { invoicing } from './invoicing'
import { letters } from './letters'
import { mixedUp } from './mixed-up'
import { otherSubjects } from './other-subjects'
import { ourWork } from './our-work'
import { ownBusiness } from './own-business'
import { payroll } from './payroll'
import { portalStates } from './portal-states'
import { procedures } from './procedures'
import { registered } from './registered'
import { rights } from './rights'
import { selling } from './selling'
import { taxAnswers } from './tax-answers'
import { taxWords } from './tax-words'
import { taxedOrNot } from './taxed-or-not'
import { troubles } from './troubles'
import { withheld } from './withheld'
import { work } from './work'

/** Answers to people in trouble or in fear. They never offer a service. */
export const alarming: readonly KnownAnswer[] = [...delicate, ...letters, ...fears, ...troubles]

/** Answers about fears, complaints and rights, which are always given alone. */
export const personal: readonly KnownAnswer[] = [...alarming, ...rights]

export const situations: readonly KnownAnswer[] = [
  ...personal,
  ...portalStates,
  ...mixedUp,
  ...companies,
  ...invoicing,
  ...taxedOrNot,
  ...withheld,
  ...atWork,
  ...registered,
  ...selling,
  ...employing,
  ...taxWords,
  ...procedures,
  ...taxAnswers,
  ...definitions,
  ...work,
  ...payroll,
  ...ownBusiness,
  ...ourWork,
  ...otherSubjects,
]
