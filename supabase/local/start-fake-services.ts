import path from 'node:path'
import { startDrive } from './drive/start-drive'
import { startAutomation } from './fake-services/start-automation'
import { startPush } from './fake-services/start-push'
import type { LocalAddress } from './local-address'
import type { LocalSecrets } from './local-secrets'
import type { CurrentCode } from './mailbox/mailbox-pages'
import { startMailbox } from './mailbox/start-mailbox'
import type { LocalSettings } from './settings'

type FakeServices = {
  address: Omit<LocalAddress, 'pid' | 'url' | 'publishableKey' | 'secretKey'>
  stop: () => Promise<void>
}

const drive = {
  clientEmail: 'portal@local.iam.gserviceaccount.com',
  parentFolderId: 'clientes',
}

const calendarClientId = 'portal-local.apps.googleusercontent.com'

/** Clients receive invoices at mail addresses with this domain. */
const incomingDomain = 'facturas.portal.example'

export async function startFakeServices(
  settings: LocalSettings,
  secrets: LocalSecrets,
  codes: () => Promise<CurrentCode[]>,
): Promise<FakeServices> {
  await using started = new AsyncDisposableStack()
  const folder = (name: string) => path.join(settings.dataDir, name)
  const mailbox = await startMailbox({
    smtpPort: settings.smtpPort,
    pagePort: settings.mailPort,
    dataDir: folder('mailbox'),
    codes,
    incoming: { domain: incomingDomain, siteUrl: settings.siteUrl, secret: secrets.mailInSecret },
  })
  started.defer(() => mailbox.stop())
  const driveServer = await startDrive({
    port: settings.drivePort,
    dataDir: folder('drive'),
    publicKeyPem: secrets.drivePublicKey,
    clientEmail: drive.clientEmail,
    calendar: {
      dataDir: folder('google-calendar'),
      client: { id: calendarClientId, secret: secrets.calendarSecret },
    },
  })
  started.defer(() => driveServer.stop())
  const automation = await startAutomation({
    port: settings.automationPort,
    dataDir: folder('automation'),
    secret: secrets.automationSecret,
  })
  started.defer(() => automation.stop())
  const push = await startPush({
    port: settings.pushPort,
    dataDir: folder('push'),
    siteKey: secrets.pushPublicKey,
  })
  started.defer(() => push.stop())
  const running = started.move()
  return {
    address: {
      mailUrl: mailbox.pageUrl,
      smtpUrl: mailbox.smtpUrl,
      mailIn: { domain: incomingDomain, secret: secrets.mailInSecret, dns: mailbox.dns },
      driveUrl: driveServer.url,
      automationUrl: automation.url,
      automationSecret: secrets.automationSecret,
      push: { url: push.url, publicKey: secrets.pushPublicKey, privateKey: secrets.pushPrivateKey },
      recordCertificate: { p12: secrets.recordCertificate, passphrase: secrets.recordPassphrase },
      calendar: { clientId: calendarClientId, clientSecret: secrets.calendarSecret },
      drive: { ...drive, privateKey: secrets.drivePrivateKey },
    },
    stop: () => running.disposeAsync(),
  }
}
