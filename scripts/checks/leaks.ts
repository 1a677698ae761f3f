import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import postgres from 'postgres'
import { readDocument } from '@/lib/einvoice/model/read-document'
import { allAnchors } from '@/lib/einvoice/signature/trust'
import { loadSecrets } from '../../supabase/local/local-secrets'
import { sellers } from '../../supabase/sample-files/parties'
import { xmlFile } from '../../supabase/sample-files/xml-file'
import { succeed } from '../../tests/support/contract-people'
import { computeCode } from '../../tests/support/einvoice/deliveries'
import { mailsTo } from '../../tests/support/mailbox'
import { needleOf, neverInBrowser, scanBuild, type Needle } from '../scan-bundle'
import { inherited } from '../stack/child'
import { distDirOf } from '../stack/finish-build'
import { newcomer, readPages, readRows, walk, workWithoutBackend } from './leaks/journey'
import { markFixtures } from './authz/markers'
import { checkOfSite } from './check'
import { signInFixtures } from './people'
import type { TestSite } from './test-site'

const distDir = distDirOf(inherited())

/** Returns a line from the middle of a key, because the first and last lines are the same in every key. */
const middleLine = (pem: string) => pem.trim().split('\n').at(-2) ?? pem

async function secretsOf({ connection, env, dataDir }: TestSite): Promise<Record<string, string>> {
  const kept = await loadSecrets(dataDir)
  const manifest = readFileSync(path.join(distDir, 'server/server-reference-manifest.json'), 'utf8')
  return {
    'secret key': connection.secretKey,
    'key of the cron': env.CRON_SECRET ?? '',
    'key of the automation': connection.automationSecret,
    'key of the Drive': middleLine(connection.drive.privateKey),
    'passphrase of the certificate': connection.recordCertificate.passphrase,
    'key of the tokens': middleLine(kept.tokenPrivateKey),
    'key of the inner tokens': kept.jwtSecret,
    'key of the storage': kept.storageSecret,
    'key of the actions': (JSON.parse(manifest) as { encryptionKey: string }).encryptionKey,
  }
}

const needlesOf = (texts: Record<string, string>): Needle[] =>
  Object.entries(texts).map(([what, text]) => {
    if (text.length < 8) throw new Error(`there is no ${what} to look for`)
    return needleOf(what, text)
  })

const foundIn = (text: string, needles: readonly Needle[]): string[] =>
  needles.flatMap(({ name, texts }) => {
    const at = texts.map((one) => text.indexOf(one)).find((index) => index >= 0)
    return at === undefined ? [] : [`${name} after …${text.slice(Math.max(0, at - 80), at)}`]
  })

let heard = ''
const hear = (text: string) => void (heard += text)
const signedAddress = /[?&]token=|X-Amz-Signature/
const settledMs = 3000

export const check = checkOfSite(
  async (site, tries) => {
    const { url, connection } = site
    const sql = postgres(site.database.url, { onnotice: () => undefined })
    const company = await signInFixtures(site)
    const { ids } = await markFixtures(sql, company)
    const person = newcomer()
    const numbering = randomUUID()
    for (const { nit } of sellers)
      await sql`insert into private.numbering_secrets (nit, prefix, secret) values (${nit}, 'SETP', ${numbering})`
    const { invoice } = await readDocument(xmlFile({ seed: person.email }).bytes, await allAnchors())
    const computed = invoice ? computeCode(invoice, numbering) : ''
    const { cookie, handedOut } = await walk(site, person, async (email) => {
      const [user] = await sql<{ id: string }[]>`select id from auth.users where email = ${email}`
      const approval = { target: user!.id, new_status: 'approved' }
      succeed(await company.fixtures.people.admin.client.rpc('set_approval', approval))
    })
    await wait(settledMs)

    const secrets: Record<string, string> = {
      ...(await secretsOf(site)),
      'key of a numbering': numbering,
      'code that it gives': computed,
    }
    const { email, name, file, words, contactMessage, password } = person
    const passwords = {
      password,
      'wrong password': person['wrong password'],
      'new password': person['new password'],
    }
    const { 'token of a mail': mailToken, 'token of a reset': resetToken, ...kept } = handedOut
    const opening = needlesOf({ ...secrets, ...passwords, ...handedOut })
    const personal = needlesOf({
      email,
      name,
      file,
      words,
      contactMessage,
      'another e-mail': company.fixtures.people.clientB.email,
    })
    const expectNone = (where: string, text: string, needles: readonly Needle[]) => {
      tries.tried += needles.length - 1
      const found = foundIn(text, needles)
      tries.expect(found.length === 0, `${where} holds ${found.join('; ')}`)
    }
    /** Expects `what` in a text, to prove that the text was read; an unread text would show no secret either. */
    const expectRead = (where: string, text: string, what: string | RegExp) =>
      tries.expect(
        typeof what === 'string' ? text.includes(what) : what.test(text),
        `${where}: nothing was read`,
      )

    const inBuild = scanBuild(distDir, [...opening, ...personal, ...neverInBrowser])
    tries.tried += opening.length + personal.length - 1
    tries.expect(
      inBuild.length === 0,
      `the build: ${inBuild.map(({ needle, file: place }) => `${needle} in ${place}`).join()}`,
    )
    tries.expect(
      scanBuild(distDir, needlesOf({ page: 'herramientas' })).length > 0,
      'the build: nothing was read',
    )

    const pages = {
      anybody: await readPages(url, ids, ''),
      newcomer: await readPages(url, ids, cookie),
      administrator: await readPages(url, ids, company.cookies.admin),
    }
    expectNone('a page of anybody', pages.anybody, [...opening, ...personal])
    expectNone('a page of their own', pages.newcomer, opening)
    expectNone('a page of the firm', pages.administrator, opening)
    expectRead('the own pages', pages.newcomer, email)
    expectRead('the pages of the firm', pages.administrator, contactMessage)

    const rows = await readRows(sql)
    expectRead('what is found in an invoice', rows['public.invoices'] ?? '', 'C1.differs')
    // This table is not searched for keys, because it stores the keys, and only one procedure can read it.
    expectRead('the keys of numberings', rows['private.numbering_secrets'] ?? '', numbering)
    delete rows['private.numbering_secrets']
    for (const [table, text] of Object.entries(rows)) {
      expectNone(table, text, opening)
      tries.expect(!signedAddress.test(text), `a signed address in ${table}`)
    }
    expectRead('what goes out', rows['public.outbox'] ?? '', email)
    const [accounts] = await sql<
      { text: string }[]
    >`select string_agg(u::text, ' ') as text from auth.users u`
    expectNone('an account', accounts?.text ?? '', needlesOf(passwords))
    await sql.end()

    const calls = await (await fetch(`${connection.automationUrl}/api/calls`)).text()
    expectNone('a call to the automation', calls, [...opening, ...needlesOf({ words, contactMessage })])
    expectRead('the calls to the automation', calls, file)
    const mails = JSON.stringify(await mailsTo(connection.mailUrl, email))
    expectNone('a mail', mails, needlesOf({ ...secrets, ...passwords, ...kept }))
    expectRead('the mails', mails, mailToken)
    expectRead('the mails', mails, resetToken)

    await workWithoutBackend(site, cookie, { file, words, id: ids.document ?? '' })
    await wait(settledMs)
    expectNone('the log', heard, [...opening, ...personal])
    tries.expect(!signedAddress.test(heard), 'a signed address in the log')
    expectRead('the log', heard, `not-found /no-existe-${person.missing}`)
    expectRead('the log of what went wrong', heard, /"level":"error"/)
    console.log(
      `  ${opening.length + personal.length} canaries in ${Math.round(heard.length / 1000)} kB of logs, ${Object.keys(rows).length} tables and ${Object.values(pages).join('').length >> 20} MB of pages`,
    )
  },
  { seeded: false, hear },
)
