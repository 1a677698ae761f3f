import { vi } from 'vitest'
import { isSupabasesAuth } from './contract-target'

export type Mail = { id: string; to: string[]; subject: string; text: string; html: string }

export async function mailsTo(mailUrl: string, address: string): Promise<Mail[]> {
  const response = await fetch(`${mailUrl}/api/messages?to=${encodeURIComponent(address)}`)
  return (await response.json()) as Mail[]
}

export function waitForMails(mailUrl: string, address: string, count: number): Promise<Mail[]> {
  return vi.waitFor(
    async () => {
      const mails = await mailsTo(mailUrl, address)
      if (mails.length < count) throw new Error(`${mails.length} of ${count} mails`)
      return mails
    },
    { timeout: 10_000 },
  )
}

/** Returns the HTML and the plain text of a mail; Supabase's own service sends only HTML. */
export const partsOf = ({ html, text }: Mail): string[] => (isSupabasesAuth ? [html] : [html, text])

export function confirmationLink(mail: Mail): URL {
  const href = /href="([^"]*\/auth\/confirmar[^"]*)"/.exec(mail.html)?.[1]
  if (!href) throw new Error('the mail has no link')
  return new URL(href.replaceAll('&amp;', '&'))
}
