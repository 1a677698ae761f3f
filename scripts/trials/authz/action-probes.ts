import type { Visitor } from '../company'
import { allOf, rawRequest } from '../raw-request'
import { sideBySide } from '../side-by-side'
import { closedActions, mustRefuse, type Action } from './actions'
import { insidesIn, leaksIn, shows } from './plant'
import { strangers, type Site } from './site'

const codeOf = (text: string) => /"code":"([\w-]+)"/.exec(text)?.[1]

const call = ({ url, company }: Site, action: Action, who: Visitor, page = action.page) =>
  rawRequest(url, page, {
    method: 'POST',
    headers: {
      cookie: company.cookies[who],
      origin: url,
      accept: 'text/x-component',
      'next-action': action.id,
      'content-type': 'text/plain;charset=UTF-8',
    },
    body: JSON.stringify([action.args]),
  })

/** With another code nobody was refused for who they are. */
const refusals = ['unauthenticated', 'not-approved', 'second-step', 'not-found', 'admin-only']

/** Every action, by everybody who may not, from its own page and from two that all may open. */
export async function probeActions(site: Site): Promise<void> {
  const { planted, tries } = site
  const actions = closedActions(planted.ids)
  const probes = actions.flatMap((action) =>
    [...strangers, 'admin' as const]
      .filter((who) => mustRefuse(action, who))
      .flatMap((who) => [action.page, '/', '/auth'].map((page) => ({ action, who, page }))),
  )
  await sideBySide(probes, async ({ action, who, page }) => {
    const answer = await call(site, action, who, page)
    const { status, text } = answer
    const said = allOf(answer)
    const leaks = [...leaksIn(planted, who, said), ...insidesIn(said)]
    const code = codeOf(text)
    // Whoever is sent elsewhere before the action is reached gets no answer of it.
    const refused = status === 200 ? refusals.includes(code ?? '') : !/"ok":/.test(text)
    tries.expect(
      refused && !/"ok":true/.test(text) && leaks.length === 0,
      `${action.name} at ${page} answers ${who} with ${status} ${code ?? ''} ${leaks.join(', ')}`,
    )
  })
  console.log(`  actions: ${actions.length}, ${probes.length} probes`)
}

/** The same calls by whoever may make them do what they say, each from the same rows, or the refusals say nothing. */
export async function callAsOwner(site: Site): Promise<void> {
  const actions = closedActions(site.planted.ids)
  const { sql } = site
  let shown = 0
  for (const action of actions) {
    const who = action.by === 'client' ? 'clientB' : 'admin'
    const { status, text } = await call(site, action, who)
    const code = codeOf(text)
    const done = /"ok":true/.test(text) ? !action.answer : code === action.answer && code !== undefined
    site.tries.expect(
      status === 200 && done,
      `${action.name}: ${who}, who may, is answered ${status} ${code ?? text.slice(0, 60)}`,
    )
    if (shows(site.planted, text)) shown++
    await site.restore()
    await sql`update public.outbox set status = 'parked' where id = ${site.planted.ids.delivery ?? ''}`
  }
  site.tries.expect(shown > 0, 'no action shows whoever may what was planted')
  console.log(`  control: ${actions.length} actions do as whoever may says; ${shown} show what was planted`)
}
