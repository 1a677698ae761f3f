import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { must, newEmail, register, succeed, type Person } from '../support/contract-people'
import { openClient, openTarget, type ContractTarget } from '../support/contract-target'
import { confirmationLink, mailsTo, waitForMails, type Mail } from '../support/mailbox'

let target: ContractTarget
beforeAll(async () => {
  target = await openTarget()
})
afterAll(() => target?.stop())

describe.skipIf(!!process.env.CONTRACT_SUPABASE_URL)('a change of e-mail', () => {
  const mailUrl = () => target.mailUrl ?? ''
  const enter = (email: string, password: string) =>
    openClient(target).auth.signInWithPassword({ email, password })

  /** As the site does it when the password was right. */
  async function change(person: Person, email: string) {
    const permit = { person: person.id, change: 'email', address: email }
    succeed(await openClient(target, target.secretKey).rpc('permit_change', permit))
    return person.client.auth.updateUser({ email }, { emailRedirectTo: `${target.siteUrl}/` })
  }

  async function ask() {
    const person = await register(target, 'antes')
    const email = newEmail('despues')
    expect((await change(person, email)).error).toBeNull()
    const [[old], [fresh]] = await Promise.all([
      waitForMails(mailUrl(), person.email, 1),
      waitForMails(mailUrl(), email, 1),
    ])
    if (!old || !fresh) throw new Error('no mail')
    return { person, email, old, fresh }
  }
  const verify = (mail: Mail) => {
    const token_hash = confirmationLink(mail).searchParams.get('token_hash') ?? ''
    return openClient(target).auth.verifyOtp({ token_hash, type: 'email_change' })
  }

  test('sends a mail to each of the two addresses, that names both', async () => {
    const { person, email, old, fresh } = await ask()
    for (const mail of [old, fresh]) {
      expect(mail.subject).toContain('cambio de correo')
      expect(mail.text).toContain(email)
      expect(mail.text).toContain(person.email)
      expect(confirmationLink(mail).pathname).toBe('/auth/confirmar')
      expect(confirmationLink(mail).searchParams.get('type')).toBe('email_change')
    }
    expect(confirmationLink(old).search).not.toBe(confirmationLink(fresh).search)
  })

  test.each(['old', 'fresh'] as const)(
    'changes nothing with one of the links, the %s one, and everything with both',
    async (first) => {
      const { person, email, ...mails } = await ask()
      const second = first === 'old' ? 'fresh' : 'old'
      const half = await verify(mails[first])
      expect(half.error).toBeNull()
      expect(half.data.session).toBeNull()
      expect((await enter(person.email, person.password)).error).toBeNull()
      expect((await enter(email, person.password)).error?.code).toBe('invalid_credentials')
      expect((await verify(mails[first])).error?.code).toBe('otp_expired')
      const { session } = must(await verify(mails[second]))
      expect(session?.user).toMatchObject({ id: person.id, email })
      expect((await enter(email, person.password)).error).toBeNull()
      expect((await enter(person.email, person.password)).error?.code).toBe('invalid_credentials')
      expect((await verify(mails[second])).error?.code).toBe('otp_expired')
    },
  )

  test('that one link is opened for in the browser, past the site, is half done as well', async () => {
    const { person, email, fresh } = await ask()
    const token = confirmationLink(fresh).searchParams.get('token_hash') ?? ''
    const address = `${target.url}/auth/v1/verify?token=${token}&type=email_change`
    await fetch(address, { redirect: 'manual' })
    expect((await enter(person.email, person.password)).error).toBeNull()
    expect((await enter(email, person.password)).error?.code).toBe('invalid_credentials')
  })

  test('to an address that has an account is refused without a mail', async () => {
    const [person, other] = [await register(target, 'ana'), await register(target, 'bea')]
    const { error } = await person.client.auth.updateUser({ email: other.email })
    expect(error).toMatchObject({ status: 422, code: 'email_exists' })
    expect(await mailsTo(mailUrl(), other.email)).toEqual([])
  })

  test('asked for again at once has to wait; later the first links are dead', async () => {
    const { person, email, old, fresh } = await ask()
    const soon = await change(person, email)
    if (soon.error) expect(soon.error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' })
    let later = soon
    while (later.error?.code === 'over_email_send_rate_limit') later = await change(person, email)
    expect(later.error).toBeNull()
    await waitForMails(mailUrl(), email, 2)
    for (const mail of [old, fresh]) expect((await verify(mail)).error?.code).toBe('otp_expired')
  })

  test('of nobody is no change', async () => {
    const { error } = await openClient(target).auth.updateUser({ email: newEmail('nadie') })
    expect(error).not.toBeNull()
  })
})
