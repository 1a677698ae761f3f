import { expect } from '@playwright/test'

type DriveFile = {
  id: string
  name: string
  mimeType: string
  parents: string[]
  sha256: string
  permissions: { emailAddress?: string }[]
}
type AutomationCall = { id: string; payload: { user_email: string; upload_count: number; files: unknown[] } }

const drive = process.env.E2E_DRIVE_URL ?? 'http://127.0.0.1:54326'
const automation = process.env.E2E_AUTOMATION_URL ?? 'http://127.0.0.1:54327'

const read = async (url: string) => (await fetch(url)).json()

export async function driveFiles(email: string): Promise<DriveFile[]> {
  const files = (await read(`${drive}/api/files`)) as DriveFile[]
  const folders = files.filter((file) => file.permissions.some((one) => one.emailAddress === email))
  return files.filter((file) => folders.some(({ id }) => file.parents.includes(id)))
}

type GoogleEvent = { id: string; status: string; summary: string; start: { dateTime: string } }
type GoogleCalendars = { granted: string[]; events: Record<string, GoogleEvent[]> }

const calendars = async () => (await read(`${drive}/api/calendars`)) as GoogleCalendars

export const grantedAtGoogle = async () => (await calendars()).granted
export const eventsAtGoogle = async (account: string) => (await calendars()).events[account] ?? []

/** Adds an event to the Google calendar of an account; `start` is a time in Bogotá. */
export async function addToGoogle(account: string, summary: string, start: string, minutes: number) {
  const body = new URLSearchParams({ account, summary, start, minutes: String(minutes) })
  await fetch(`${drive}/calendario`, { method: 'POST', body })
}

export const automationCalls = async () => (await read(`${automation}/api/calls`)) as AutomationCall[]

type Mail = { id: string; to: string[]; subject: string; text: string; html: string; links: string[] }

const mailbox = process.env.E2E_MAIL_URL ?? 'http://127.0.0.1:54324'

export async function mailsTo(address: string): Promise<Mail[]> {
  const response = await fetch(`${mailbox}/api/messages?to=${encodeURIComponent(address)}`)
  return (await response.json()) as Mail[]
}

/**
 * Waits for a mail and returns it.
 * Mails about decisions come only after a minute, unless `endUndoTime` makes them due.
 */
export async function mailTo(address: string, subject: RegExp): Promise<Mail> {
  const find = async () => (await mailsTo(address)).find((mail) => subject.test(mail.subject))
  await expect.poll(find, { message: `a mail to ${address}` }).toBeTruthy()
  return (await find())!
}

export function linkTo(mail: Mail, path: string): string {
  const link = mail.links.find((address) => new URL(address).pathname.startsWith(path))
  if (!link) throw new Error(`no link to ${path} in the mail "${mail.subject}"`)
  return link
}
