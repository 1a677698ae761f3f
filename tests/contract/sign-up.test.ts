import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { must, newEmail, register, succeed, type Person } from '../support/contract-people'
import { hasMailbox, openClient, openSharedTarget, type ContractTarget } from '../support/contract-target'
import { confirmationLink, mailsTo, partsOf, waitForMails, type Mail } from '../support/mailbox'

describe('registration at the auth service', () => {
  let target: ContractTarget
  beforeAll(async () => {
    target = await openSharedTarget()
  })
  afterAll(() => target?.stop())

  const password = 'Clave-2026-larga'

  describe('sign-up', () => {
    test('creates a user without a session while the address is unconfirmed', async () => {
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

    const malformed = 'Unable to validate email address: invalid format'
    test.each([
      ['without @', 'sin-arroba', malformed],
      ['with an accent', 'rápida@ejemplo.test', malformed],
      ['with a space', '"ana b"@ejemplo.test', malformed],
      ['with two dots in the host', 'ana@ejemplo..test', malformed],
      ['with a host that begins with a hyphen', 'ana@-ejemplo.test', malformed],
      ['that is too long', `${'a'.repeat(250)}@b.test`, 'An email address is too long'],
    ])('refuses an address %s, like every other call', async (_, email, message) => {
      const person = await register(target, 'conocida')
      const { auth } = openClient(target)
      const { admin } = openClient(target, target.secretKey).auth
      const answers = [
        await auth.signUp({ email, password }),
        await auth.resend({ type: 'signup', email }),
        await auth.resetPasswordForEmail(email),
        await person.client.auth.updateUser({ email }),
        await admin.createUser({ email, email_confirm: true }),
        await admin.updateUserById(person.id, { email }),
        await admin.generateLink({ type: 'recovery', email }),
      ]
      const refusal = { status: 400, code: 'validation_failed', message }
      for (const { error } of answers) expect(error).toMatchObject(refusal)
    })

    test('answers a confirmed address with an invented user that reveals nothing about the real one', async () => {
      const person = await register(target, 'existe')
      const { data, error } = await openClient(target).auth.signUp({ email: person.email, password })
      expect(error).toBeNull()
      expect(data.session).toBeNull()
      expect(data.user?.identities).toEqual([])
      expect(data.user?.id).not.toBe(person.id)
      if (target.mailUrl) expect(await mailsTo(target.mailUrl, person.email)).toEqual([])
    })
  })

  describe.runIf(hasMailbox)('the confirmation mail', () => {
    const mailUrl = () => target.mailUrl ?? ''

    async function signUp(redirect?: string) {
      const email = newEmail('correo')
      must(await openClient(target).auth.signUp({ email, password, options: { emailRedirectTo: redirect } }))
      const [mail] = await waitForMails(mailUrl(), email, 1)
      if (!mail) throw new Error('no mail')
      return { email, mail, link: confirmationLink(mail) }
    }

    test('is in Spanish and leads to a page of the site with the hash of the token', async () => {
      const { email, mail, link } = await signUp(`${target.siteUrl}/auth`)
      expect(mail.subject).toContain('Confirma tu correo')
      expect(mail.html).toContain(email)
      expect(link.origin + link.pathname).toBe(`${target.siteUrl}/auth/confirmar`)
      expect(link.searchParams.get('type')).toBe('signup')
      expect(link.searchParams.get('next')).toBe('/portal')
      expect(link.searchParams.get('redirect_to')).toBe(`${target.siteUrl}/auth`)
      for (const part of partsOf(mail)) expect(part).toContain(link.searchParams.get('token_hash'))
    })

    test('ignores a redirect to another site', async () => {
      const { link } = await signUp('https://otro.example/robo')
      expect(link.searchParams.get('redirect_to')).toBe(target.siteUrl)
    })

    test('has a link that works once', async () => {
      const { email, link } = await signUp()
      const token_hash = link.searchParams.get('token_hash') ?? ''
      const { session } = must(await openClient(target).auth.verifyOtp({ token_hash, type: 'signup' }))
      expect(session?.user.email).toBe(email)
      const again = await openClient(target).auth.verifyOtp({ token_hash, type: 'signup' })
      expect(again.error).toMatchObject({ status: 403, code: 'otp_expired' })
    })

    test('is sent again on request, and then the first link stops working', async () => {
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

    test('is sent again for a second sign-up, which changes no password', async () => {
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

    test('is not sent to an address that never registered', async () => {
      const email = newEmail('nadie')
      expect((await openClient(target).auth.resend({ type: 'signup', email })).error).toBeNull()
      expect(await mailsTo(mailUrl(), email)).toEqual([])
    })

    /** Repeats the call until the auth service's pause between two mails to one mailbox has passed. */
    async function expectAfterPause<T extends { error: { code?: string } | null }>(ask: () => Promise<T>) {
      let answer = await ask()
      while (answer.error?.code === 'over_email_send_rate_limit') answer = await ask()
      return answer
    }
  })
})

describe('changing the e-mail address', () => {
  let target: ContractTarget
  beforeAll(async () => {
    target = await openSharedTarget()
  })
  afterAll(() => target?.stop())

  describe.runIf(hasMailbox)('a change of the e-mail address', () => {
    const mailUrl = () => target.mailUrl ?? ''
    const enter = (email: string, password: string) =>
      openClient(target).auth.signInWithPassword({ email, password })

    /** Permits a new e-mail address and requests the change, as the site does after checking the password. */
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

    test('sends a mail to each of the two addresses, which names both', async () => {
      const { person, email, old, fresh } = await ask()
      for (const mail of [old, fresh]) {
        expect(mail.subject).toContain('cambio de correo')
        for (const part of partsOf(mail)) expect(part).toContain(email)
        for (const part of partsOf(mail)) expect(part).toContain(person.email)
        expect(confirmationLink(mail).pathname).toBe('/auth/confirmar')
        expect(confirmationLink(mail).searchParams.get('type')).toBe('email_change')
      }
      expect(confirmationLink(old).search).not.toBe(confirmationLink(fresh).search)
    })

    test.each(['old', 'fresh'] as const)('is not made by the %s link alone, but by both', async (first) => {
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
    })

    test('is half confirmed when one link is opened in a browser without the site', async () => {
      const { person, email, fresh } = await ask()
      const token = confirmationLink(fresh).searchParams.get('token_hash') ?? ''
      const address = `${target.url}/auth/v1/verify?token=${token}&type=email_change`
      await fetch(address, { redirect: 'manual' })
      expect((await enter(person.email, person.password)).error).toBeNull()
      expect((await enter(email, person.password)).error?.code).toBe('invalid_credentials')
    })

    test('to the address of another account is refused without a mail', async () => {
      const [person, other] = [await register(target, 'ana'), await register(target, 'bea')]
      const { error } = await person.client.auth.updateUser({ email: other.email })
      expect(error).toMatchObject({ status: 422, code: 'email_exists' })
      expect(await mailsTo(mailUrl(), other.email)).toEqual([])
    })

    test('has to wait when it is requested again at once, and a later request makes the first links invalid', async () => {
      const { person, email, old, fresh } = await ask()
      const soon = await change(person, email)
      if (soon.error) expect(soon.error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' })
      let later = soon
      while (later.error?.code === 'over_email_send_rate_limit') later = await change(person, email)
      expect(later.error).toBeNull()
      await waitForMails(mailUrl(), email, 2)
      for (const mail of [old, fresh]) expect((await verify(mail)).error?.code).toBe('otp_expired')
    })

    test('is refused without a session', async () => {
      const { error } = await openClient(target).auth.updateUser({ email: newEmail('nadie') })
      expect(error).not.toBeNull()
    })
  })
})
