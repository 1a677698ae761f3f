import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { must, newEmail, register } from '../support/contract-people'
import { openClient, openTarget, type ContractTarget } from '../support/contract-target'
import { confirmationLink, mailsTo, waitForMails } from '../support/mailbox'

let target: ContractTarget
beforeAll(async () => {
  target = await openTarget()
})
afterAll(() => target?.stop())

const password = 'Clave-2026-larga'

describe('sign up', () => {
  test('makes a user without a session while the address is unconfirmed', async () => {
    const email = newEmail('nueva')
    const { data, error } = await openClient(target).auth.signUp({
      email,
      password,
      options: { emailRedirectTo: target.siteUrl, data: { nombre: 'Ana' } },
    })
    expect(error).toBeNull()
    expect(data.session).toBeNull()
    expect(data.user).toMatchObject({ email, user_metadata: { nombre: 'Ana' } })
    expect(data.user?.identities).toHaveLength(1)
  })

  test('puts the new user on the waiting list', async () => {
    const person = await register(target, 'espera')
    const { data, error } = await person.client
      .from('user_approval_status')
      .select('status')
      .eq('user_id', person.id)
      .single()
    expect(error).toBeNull()
    expect(data).toEqual({ status: 'waitlist' })
  })

  test('refuses a short password', async () => {
    const { error } = await openClient(target).auth.signUp({ email: newEmail('corta'), password: '12345' })
    expect(error).toMatchObject({
      status: 422,
      code: 'weak_password',
      message: 'Password should be at least 6 characters.',
    })
  })

  test('refuses something that is no address', async () => {
    const { error } = await openClient(target).auth.signUp({ email: 'sin-arroba', password })
    expect(error).toMatchObject({
      status: 400,
      message: 'Unable to validate email address: invalid format',
    })
  })

  test('answers a confirmed address with a look-alike that says nothing about the real user', async () => {
    const person = await register(target, 'existe')
    const { data, error } = await openClient(target).auth.signUp({ email: person.email, password })
    expect(error).toBeNull()
    expect(data.session).toBeNull()
    expect(data.user?.identities).toEqual([])
    expect(data.user?.id).not.toBe(person.id)
    if (target.mailUrl) expect(await mailsTo(target.mailUrl, person.email)).toEqual([])
  })
})

describe.skipIf(!!process.env.CONTRACT_SUPABASE_URL)('the confirmation mail', () => {
  const mailUrl = () => target.mailUrl ?? ''

  async function signUp(redirect?: string) {
    const email = newEmail('correo')
    must(await openClient(target).auth.signUp({ email, password, options: { emailRedirectTo: redirect } }))
    const [mail] = await waitForMails(mailUrl(), email, 1)
    if (!mail) throw new Error('no mail')
    return { email, mail, link: confirmationLink(mail) }
  }

  test('is in Spanish and leads to our own page with the hash of the token', async () => {
    const { email, mail, link } = await signUp(`${target.siteUrl}/auth`)
    expect(mail.subject).toContain('Confirma tu correo')
    expect(mail.html).toContain(email)
    expect(link.origin + link.pathname).toBe(`${target.siteUrl}/auth/confirmar`)
    expect(link.searchParams.get('type')).toBe('signup')
    expect(link.searchParams.get('next')).toBe('/portal')
    expect(link.searchParams.get('redirect_to')).toBe(`${target.siteUrl}/auth`)
    expect(mail.text).toContain(link.searchParams.get('token_hash'))
  })

  test('ignores a redirect to another site', async () => {
    const { link } = await signUp('https://otro.example/robo')
    expect(link.searchParams.get('redirect_to')).toBe(target.siteUrl)
  })

  test('opens the account once', async () => {
    const { email, link } = await signUp()
    const token_hash = link.searchParams.get('token_hash') ?? ''
    const { session } = must(await openClient(target).auth.verifyOtp({ token_hash, type: 'signup' }))
    expect(session?.user.email).toBe(email)
    const again = await openClient(target).auth.verifyOtp({ token_hash, type: 'signup' })
    expect(again.error).toMatchObject({ status: 403, code: 'otp_expired' })
  })

  test('is sent again on request, and then the first link is dead', async () => {
    const { email, link } = await signUp()
    const resent = await expectAfterPause(() => openClient(target).auth.resend({ type: 'signup', email }))
    expect(resent.error).toBeNull()
    const [second] = await waitForMails(mailUrl(), email, 2)
    const auth = openClient(target).auth
    const first = await auth.verifyOtp({
      token_hash: link.searchParams.get('token_hash') ?? '',
      type: 'signup',
    })
    expect(first.error?.code).toBe('otp_expired')
    const token_hash = second && confirmationLink(second).searchParams.get('token_hash')
    expect((await auth.verifyOtp({ token_hash: token_hash ?? '', type: 'signup' })).error).toBeNull()
  })

  test('is sent again by a second sign-up, which changes no password', async () => {
    const { email } = await signUp()
    const again = await expectAfterPause(() =>
      openClient(target).auth.signUp({ email, password: 'Otra-clave-2026' }),
    )
    expect(again.error).toBeNull()
    expect(again.data.user?.identities).toHaveLength(1)
    const [second] = await waitForMails(mailUrl(), email, 2)
    const token_hash = second && confirmationLink(second).searchParams.get('token_hash')
    await openClient(target).auth.verifyOtp({ token_hash: token_hash ?? '', type: 'signup' })
    const other = await openClient(target).auth.signInWithPassword({ email, password: 'Otra-clave-2026' })
    expect(other.error?.code).toBe('invalid_credentials')
    expect((await openClient(target).auth.signInWithPassword({ email, password })).error).toBeNull()
  })

  test('is not sent to an address that nobody signed up with', async () => {
    const email = newEmail('nadie')
    expect((await openClient(target).auth.resend({ type: 'signup', email })).error).toBeNull()
    expect(await mailsTo(mailUrl(), email)).toEqual([])
  })

  /** Two mails to one address need a pause of `max_frequency` between them: asks again while told to wait. */
  async function expectAfterPause<T extends { error: { code?: string } | null }>(ask: () => Promise<T>) {
    let answer = await ask()
    while (answer.error?.code === 'over_email_send_rate_limit') answer = await ask()
    return answer
  }
})
