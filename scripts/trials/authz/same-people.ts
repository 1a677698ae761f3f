import { rawRequest } from '../raw-request'
import { strangers, type Site } from './site'

/** Who the site and the database take each stranger for: a probe by a session that has ended would say nothing. */
export async function whoTheyAre({ url, company }: Site): Promise<Record<string, string>> {
  const { target } = company.cast
  const people = [...strangers, 'clientB', 'admin'] as const
  const answers = people.map(async (who) => {
    const authorization = `Bearer ${company.tokens[who] ?? target.publishableKey}`
    const access = await rawRequest(target.url, '/rest/v1/rpc/my_access', {
      method: 'POST',
      headers: { apikey: target.publishableKey, authorization, 'content-type': 'application/json' },
      body: '{}',
    })
    const ticket = await rawRequest(url, '/api/realtime-token', { headers: { cookie: company.cookies[who] } })
    return [who, `${ticket.status} ${who === 'anon' ? 'nobody' : access.text}`] as const
  })
  return Object.fromEntries(await Promise.all(answers))
}
