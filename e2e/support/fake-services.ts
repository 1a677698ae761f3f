type DriveFile = { id: string; name: string; mimeType: string; parents: string[]; sha256: string; permissions: { emailAddress?: string }[] } // prettier-ignore
type AutomationCall = { id: string; payload: { user_email: string; upload_count: number; files: unknown[] } }

const drive = process.env.E2E_DRIVE_URL ?? 'http://127.0.0.1:54326'
const automation = process.env.E2E_AUTOMATION_URL ?? 'http://127.0.0.1:54327'

const read = async (url: string) => (await fetch(url)).json()

/** The files in the Drive folder that is shared with an e-mail address. */
export async function driveFiles(email: string): Promise<DriveFile[]> {
  const files = (await read(`${drive}/api/files`)) as DriveFile[]
  const folders = files.filter((file) => file.permissions.some((one) => one.emailAddress === email))
  return files.filter((file) => folders.some(({ id }) => file.parents.includes(id)))
}

/** What the automation service accepted, each call once. */
export const automationCalls = async () => (await read(`${automation}/api/calls`)) as AutomationCall[]
