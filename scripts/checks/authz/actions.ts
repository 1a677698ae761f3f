import { readFileSync } from 'node:fs'
import path from 'node:path'
import { allOf, rawRequest } from '../../site-client/requests'
import { inherited } from '../../stack/child'
import { distDirOf } from '../../stack/finish-build'
import type { ActionCall } from './action-call'
import { actionCalls, openActions } from './action-calls'
import { insidesIn, leaksIn, shows } from './markers'
import { strangers, type Site } from './site'
import { sideBySide } from '../check'
import type { Visitor } from '../people'

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

/** Error codes for a caller without access; any other code means that the call failed for another reason. */
const refusals = ['unauthenticated', 'not-approved', 'second-step', 'not-found', 'admin-only']

export async function probeActions(site: Site): Promise<void> {
  const { marked, sql, tries } = site
  const actions = closedActions(marked.ids)
  const probes = actions.flatMap((action) =>
    [...strangers, 'admin' as const]
      .filter((who) => mustRefuse(action, who))
      .flatMap((who) => [action.page, '/', '/auth'].map((page) => ({ action, who, page }))),
  )
  await sideBySide(probes, async ({ action, who, page }) => {
    // Rate limits are reset, because a limit that refuses the call would hide whether the action checks access.
    await sql`delete from public.rate_limits`
    const answer = await call(site, action, who, page)
    const { status, text } = answer
    const said = allOf(answer)
    const leaks = [...leaksIn(marked, who, said), ...insidesIn(said)]
    const code = codeOf(text)
    // If a visitor is redirected, the response contains no result of the action (`"ok":`).
    const refused = status === 200 ? refusals.includes(code ?? '') : !/"ok":/.test(text)
    tries.expect(
      refused && !/"ok":true/.test(text) && leaks.length === 0,
      `${action.name} at ${page} answers ${who} with ${status} ${code ?? ''} ${leaks.join(', ')}`,
    )
  })
  console.log(`  actions: ${actions.length}, ${probes.length} probes`)
}

/** As a control, permitted visitors call the same actions, and the calls must succeed. */
export async function callAsOwner(site: Site): Promise<void> {
  const actions = closedActions(site.marked.ids)
  const { sql } = site
  let shown = 0
  for (const action of actions) {
    const who = action.by === 'client' ? 'clientB' : 'admin'
    // Rate limits are reset, because some calls send a wrong password and would soon reach a limit.
    await sql`delete from public.rate_limits`
    const { status, text } = await call(site, action, who)
    const code = codeOf(text)
    const done = /"ok":true/.test(text) ? !action.answer : code === action.answer && code !== undefined
    site.tries.expect(
      status === 200 && done,
      `${action.name}: ${who}, who may, is answered ${status} ${code ?? text.slice(0, 60)}`,
    )
    if (shows(site.marked, text)) shown++
    await site.restore()
    await sql`update public.outbox set status = 'parked' where id = ${site.marked.ids.delivery ?? ''}`
  }
  site.tries.expect(shown > 0, 'no action shows the marked texts to those who may read them')
  console.log(
    `  control: ${actions.length} actions work for those who may call them; ${shown} show marked texts`,
  )
}

type Action = ActionCall & { name: string; id: string; page: string }

function mustRefuse({ by, kind }: Action, who: Visitor): boolean {
  if (who === 'clientA') return by !== 'client' || kind !== 'own'
  if (who === 'advisor') return kind !== 'each' && (by === 'admin' || kind !== 'own')
  if (who === 'admin') return by === 'client' && kind !== 'own' && kind !== 'firmToo'
  return true
}

function closedActions(ids: Record<string, string>): Action[] {
  const file = path.join(distDirOf(inherited()), 'server/server-reference-manifest.json')
  const { node } = JSON.parse(readFileSync(file, 'utf8')) as {
    node: Record<string, { exportedName: string; workers: object }>
  }
  const calls = actionCalls(ids)
  return Object.entries(node).flatMap(([id, { exportedName: name, workers }]) => {
    if (openActions.includes(name)) return []
    const call = calls[name]
    if (!call)
      throw new Error(
        `scripts/checks/authz/member-calls.ts and client-calls.ts do not say how to try ${name}`,
      )
    const pages = Object.keys(workers).sort((a, b) => Number(a.includes('[')) - Number(b.includes('[')))
    const page = (pages[0] ?? '')
      .replace(/^app|\/page$|\/\([^)]+\)/g, '')
      .replace(/\/\([^)]+\)|\/page$/g, '')
      .replace(/\[\.\.\.\w+\]/, 'no-existe')
      .replace(/^\/?/, '/')
    return [{ ...call, name, id, page }]
  })
}
