import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { accepted } from './agenda-page'
import { linkTo, mailTo } from './fake-services'
import { signIn } from './members'

type Ticket = { token: string; url: string; key: string }
type Headers = Record<string, string> | undefined

const password = 'Nogal-Libro-Mayor-7'

async function post<T>(address: string, key: string, body: unknown, token?: string): Promise<T> {
  const response = await fetch(address, {
    method: 'POST',
    headers: {
      apikey: key,
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${address}: ${response.status} ${text}`)
  return (text ? JSON.parse(text) : null) as T
}

/** Acts as the advisor, by calling the procedures for members directly. */
export type Firm = {
  call: <T = unknown>(procedure: string, body: object) => Promise<T>
  answer: (thread: string, words: string) => Promise<unknown>
  newClient: (name: string) => Promise<{ email: string; password: string }>
}

let ticket: Promise<Ticket> | undefined

async function fetchTicket(browser: Browser, extraHTTPHeaders: Headers): Promise<Ticket> {
  const context = await browser.newContext({ ...(extraHTTPHeaders ? { extraHTTPHeaders } : {}) })
  const page = await context.newPage()
  await signIn(page, 'asesora@demo.co')
  const response = await page.request.get('/api/realtime-token')
  const answer = (await response.json()) as Ticket
  await context.close()
  return answer
}

export async function openFirm(browser: Browser, extraHTTPHeaders: Headers): Promise<Firm> {
  ticket ??= fetchTicket(browser, extraHTTPHeaders)
  const { token, url, key } = await ticket
  const call = <T>(procedure: string, body: object) =>
    post<T>(`${url}/rest/v1/rpc/${procedure}`, key, body, token)
  return {
    call,
    answer: (thread, words) => call('answer_message', { message: randomUUID(), thread, body: words }),
    newClient: async (name) => {
      const email = `${name}.${randomUUID().slice(0, 8)}@empresa.example`
      const made = await post<{ id?: string; user?: { id: string } }>(`${url}/auth/v1/signup`, key, {
        email,
        password,
      })
      const link = new URL(linkTo(await mailTo(email, /confirma/i), '/auth/confirmar'))
      await post(`${url}/auth/v1/verify`, key, {
        type: 'signup',
        token_hash: link.searchParams.get('token_hash'),
      })
      const id = made.id ?? made.user?.id ?? ''
      await accepted(id, email)
      await call('set_approval', { target: id, new_status: 'approved' })
      return { email, password }
    },
  }
}

export async function enterAsNew(firm: Firm, page: Page, name: string): Promise<string> {
  const client = await firm.newClient(name)
  await signIn(page, client.email, client.password)
  return client.email
}
