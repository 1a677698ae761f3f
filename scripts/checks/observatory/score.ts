import {
  judgeContentType,
  judgeCookies,
  judgeFraming,
  judgePolicy,
  judgeReferrer,
  judgeResourcePolicy,
  judgeScripts,
  judgeSharing,
  judgeTransport,
} from './judge-headers'
import { modifiers, type Finding } from './modifiers'

/** An answer to a request that came from `origin`, another site. */
export type Answer = { headers: Headers; body: string; origin: string }
export type Score = { score: number; findings: Finding[] }

const start = 100
/** Bonuses count only for who has at least this without them. */
const enoughForBonus = 90

/** What the Observatory would give an answer that came over https. */
export function observatoryScore({ headers, body, origin }: Answer): Score {
  const get = (name: string) => headers.get(name)
  const policy = get('content-security-policy')
  const transport = judgeTransport(get('strict-transport-security'))
  const findings: Finding[] = [
    judgePolicy(policy),
    transport,
    judgeCookies(headers.getSetCookie(), transport === 'hsts-implemented-max-age-at-least-six-months'),
    judgeSharing(get('access-control-allow-origin'), get('access-control-allow-credentials'), origin),
    judgeReferrer(get('referrer-policy')),
    judgeScripts(get('content-type'), body),
    judgeContentType(get('x-content-type-options')),
    judgeFraming(get('x-frame-options'), policy),
    judgeResourcePolicy(get('cross-origin-resource-policy')),
  ]
  const values = findings.map((finding) => modifiers[finding])
  const add = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)
  const withoutBonus = start + add(values.filter((value) => value < 0))
  return { score: withoutBonus >= enoughForBonus ? start + add(values) : Math.max(0, withoutBonus), findings }
}
