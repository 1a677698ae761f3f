import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { must, newEmail, register } from '../support/contract-people'
import { openClient, openTarget, type ContractTarget } from '../support/contract-target'
import { confirmationLink, mailsTo, waitForMails } from '../support/mailbox'

let target: ContractTarget
beforeAll(async () => {
  target = await openTarget()
})
afterAll(() => target?.stop())

describe.skipIf(!!process.env.CONTRACT_SUPABASE_URL)('a change of e-mail', () => {
  const mailUrl = () => target.mailUrl ?? ''
  const enter = (email: string, password: string) =>
    openClient(target).auth.signInWithPassword({ email, password })

  async function ask() {
    const person = await register(target, 'antes')
    const email = newEmail('despues')
    const answer = await person.client.auth.updateUser({ email }, { emailRedirectTo: `${target.siteUrl}/` })
    expect(answer.error).toBeNull()
    const [mail] = await waitForMails(mailUrl(), email, 1)
    if (!mail) throw new Error('no mail')
    return { person, email, mail, link: confirmationLink(mail) }
  }

  test('sends one mail, to the new address, that names both', async () => {
    const { person, email, mail, link } = await ask()
    expect(mail.subject).toContain('nuevo correo')
    expect(mail.text).toContain(`Pediste usar ${email} en tu cuenta, en lugar de ${person.email}`)
    expect(link.pathname).toBe('/auth/confirmar')
    expect(link.searchParams.get('type')).toBe('email_change')
    expect(await mailsTo(mailUrl(), person.email)).toEqual([])
  })

  test('changes nothing until the link is used, and then everything', async () => {
    const { person, email, link } = await ask()
    expect((await enter(person.email, person.password)).error).toBeNull()
    expect((await enter(email, person.password)).error?.code).toBe('invalid_credentials')
    const token_hash = link.searchParams.get('token_hash') ?? ''
    const { session } = must(await openClient(target).auth.verifyOtp({ token_hash, type: 'email_change' }))
    expect(session?.user).toMatchObject({ id: person.id, email })
    expect((await enter(email, person.password)).error).toBeNull()
    expect((await enter(person.email, person.password)).error?.code).toBe('invalid_credentials')
    const again = await openClient(target).auth.verifyOtp({ token_hash, type: 'email_change' })
    expect(again.error?.code).toBe('otp_expired')
  })

  test('to an address that has an account is refused without a mail', async () => {
    const [person, other] = [await register(target, 'ana'), await register(target, 'bea')]
    const { error } = await person.client.auth.updateUser({ email: other.email })
    expect(error).toMatchObject({ status: 422, code: 'email_exists' })
    expect(await mailsTo(mailUrl(), other.email)).toEqual([])
  })

  test('asked for again at once has to wait; later the first link is dead', async () => {
    const { person, email, link } = await ask()
    const soon = await person.client.auth.updateUser({ email })
    if (soon.error) expect(soon.error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' })
    let later = soon
    while (later.error?.code === 'over_email_send_rate_limit')
      later = await person.client.auth.updateUser({ email })
    expect(later.error).toBeNull()
    await waitForMails(mailUrl(), email, 2)
    const first = await openClient(target).auth.verifyOtp({
      token_hash: link.searchParams.get('token_hash') ?? '',
      type: 'email_change',
    })
    expect(first.error?.code).toBe('otp_expired')
  })

  test('of nobody is no change', async () => {
    const { error } = await openClient(target).auth.updateUser({ email: newEmail('nadie') })
    expect(error).not.toBeNull()
  })
})
