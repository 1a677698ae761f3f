import { observatoryScore } from '../../checks/observatory/score'
import type { Answer } from '../raw-request'
import type { Tries } from '../trial'

const enough = 115
export const stranger = 'https://otro.example'

/** The site as it is deployed: the backend of a trial has a loopback address without TLS. */
const deployed = (value: string) =>
  value.replace(/\b(http|ws):\/\/(127\.0\.0\.1|localhost):\d+/g, '$1s://api.example')

/** Holds every answer to one policy, the score wanted, and to be kept by nobody when it sets a cookie. */
export class Judge {
  lowest = Infinity
  withCookies = 0

  readonly #tries: Tries

  constructor(tries: Tries) {
    this.#tries = tries
  }

  all(what: string, answer: Answer): void {
    const headers = new Headers()
    for (const [name, value] of answer.lines) headers.append(name, deployed(value))
    const policies = answer.lines.filter(([name]) => name === 'content-security-policy').length
    const { score, findings } = observatoryScore({ headers, body: answer.text, origin: stranger })
    this.lowest = Math.min(this.lowest, score)
    this.#tries.expect(policies === 1, `${what} (${answer.status}) has ${policies} policies`)
    this.#tries.expect(score >= enough, `${what} (${answer.status}) scores ${score}: ${findings.join(', ')}`)
    this.cookies(what, answer.headers)
  }

  cookies(what: string, headers: Record<string, string>): void {
    if (!headers['set-cookie']) return
    this.withCookies++
    const kept = headers['cache-control'] ?? ''
    this.#tries.expect(kept.includes('no-store'), `${what} sets a cookie and may be kept: ${kept}`)
  }
}
