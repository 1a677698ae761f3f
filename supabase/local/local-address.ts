import { rm } from 'node:fs/promises'
import path from 'node:path'
import { writePrivateFile } from './local-secrets'

export type LocalAddress = {
  pid: number
  url: string
  publishableKey: string
  secretKey: string
  mailUrl: string
  smtpUrl: string
  /** Mails to addresses at `domain` go to the site, which asks the DNS server `dns` about the senders' domains. */
  mailIn: { domain: string; secret: string; dns: string }
  driveUrl: string
  automationUrl: string
  automationSecret: string
  push: { url: string; publicKey: string; privateKey: string }
  recordCertificate: { p12: string; passphrase: string }
  calendar: { clientId: string; clientSecret: string }
  drive: { clientEmail: string; privateKey: string; parentFolderId: string }
}

const fileOf = (dataDir: string) => path.join(dataDir, 'local.json')

export async function publishAddress(dataDir: string, address: LocalAddress): Promise<() => Promise<void>> {
  await writePrivateFile(fileOf(dataDir), JSON.stringify(address, null, 2))
  return () => rm(fileOf(dataDir), { force: true })
}
