import { authenticate, dkimSign, sealMessage } from 'mailauth'
import { buildMail } from './build-mail'
import { sealOf, stubResolver, type MailDomain } from './domain-keys'

/** A mail as it arrives at our server: its bytes and its envelope. */
export type Arriving = { mail: Buffer; from: string; ip: string; helo: string }

const google = { ip: '203.0.113.20', helo: 'mail-sor-f41.google.com' }
const microsoft = { ip: '203.0.113.30', helo: 'NAM02-BN1-obe.outbound.protection.outlook.com' }

const headed = (lines: readonly string[], mail: Buffer): Buffer =>
  Buffer.concat([Buffer.from(lines.map((line) => `${line}\r\n`).join('')), mail])

/** Returns the authentication results of a server that got the mail directly from the supplier, as one line. */
async function resultsAt(mta: string, mail: Buffer, domains: readonly MailDomain[], of: Arriving) {
  const resolver = async (name: string, type: string) => {
    const answer = await stubResolver(domains)(name, type)
    if ('records' in answer) return answer.records as string[][]
    throw Object.assign(new Error(answer.code), { code: answer.code })
  }
  const { arc } = await authenticate(mail, { ip: of.ip, helo: of.helo, sender: of.from, mta, resolver })
  return String(arc && arc.authResults)
}

/** Returns a mail that Gmail forwards: Gmail adds its fields and a seal, and puts `+caf_` into the envelope. */
export async function forwardedByGmail(
  original: Arriving,
  { seal, domains, to }: { seal: MailDomain; domains: readonly MailDomain[]; to: string },
): Promise<Arriving> {
  const authResults = await resultsAt('mx.google.com', original.mail, domains, original)
  const sealed = await sealMessage(original.mail, { ...sealOf(seal), cv: 'none', authResults })
  const mail = headed(
    [
      `Received: by ${google.helo} with SMTP id x41sor1; Thu, 26 Nov 2026 07:00:02 -0800 (PST)`,
      'X-Google-DKIM-Signature: v=1; a=rsa-sha256; c=relaxed/relaxed; d=1e100.net; s=20230601; h=to; bh=AAAA; b=AAAA',
      'X-Gm-Message-State: AOJu0Yw',
      `X-Forwarded-To: ${to}`,
      `X-Forwarded-For: contabilidad@cliente.example ${to}`,
      'Delivered-To: contabilidad@cliente.example',
    ],
    Buffer.concat([sealed, original.mail]),
  )
  const from = `contabilidad+caf_=${to.replace('@', '=')}@cliente.example`
  return { mail, from, ...google }
}

/**
 * Returns a mail that Microsoft 365 forwards; Microsoft rewrites the mail, which breaks the supplier's signature.
 * Microsoft keeps the sender in From, rewrites the sender in the envelope (SRS), and seals the mail twice.
 */
export async function redirectedByMicrosoft(
  original: Arriving,
  { seal, tenant, found }: { seal: MailDomain; tenant: MailDomain; found?: string },
): Promise<Arriving> {
  const passed =
    'mx.microsoft.com 1; spf=pass (sender ip is 203.0.113.7) smtp.rcpttodomain=cliente.example smtp.mailfrom=proveedor.example; dmarc=pass (p=reject sp=reject pct=100) action=none header.from=proveedor.example; dkim=pass (signature was verified) header.d=proveedor.example; arc=none (0)'
  const first = await sealMessage(original.mail, {
    ...sealOf(seal),
    cv: 'none',
    authResults: found ?? passed,
  })
  const boundary = '_004_SA1PR02MB8622'
  const rewritten = Buffer.from(original.mail.toString('latin1').replaceAll('_NmP', boundary), 'latin1')
  const stamped = headed(
    [
      'X-MS-Exchange-Authentication-Results: spf=pass (sender IP is 203.0.113.7) smtp.mailfrom=proveedor.example; dkim=pass header.d=proveedor.example; dmarc=pass action=none header.from=proveedor.example;',
      'X-MS-PublicTrafficType: Email',
      'X-MS-Exchange-Inbox-Rules-Loop: contabilidad@cliente.example',
      'X-MS-Exchange-ForwardingLoop: contabilidad@cliente.example',
      'X-MS-Exchange-CrossTenant-FromEntityHeader: Internet',
      'X-MS-Exchange-Transport-CrossTenantHeadersStamped: SA1PR02MB8622',
      'Resent-From: <contabilidad@cliente.example>',
    ],
    Buffer.concat([first, rewritten]),
  )
  const second = await resealed(stamped, seal)
  const { signatures } = await dkimSign(Buffer.concat([second, stamped]), {
    ...sealOf(tenant),
    signatureData: [{ ...sealOf(tenant), algorithm: 'rsa-sha256', canonicalization: 'relaxed/relaxed' }],
  })
  const mail = Buffer.concat([Buffer.from(signatures), second, stamped])
  const from = `contabilidad+SRS=Ab3dE=XY=proveedor.example=facturas@${tenant.name}`
  return { mail, from, ...microsoft }
}

/** Returns a second ARC seal, which states that the first seal is valid although the mail was rewritten. */
const resealed = (mail: Buffer, seal: MailDomain): Promise<Buffer> =>
  sealMessage(mail, {
    ...sealOf(seal),
    i: 2,
    cv: 'pass',
    authResults: 'mx.microsoft.com 1; spf=none; dmarc=none; dkim=none; arc=pass (0 oda=1 ltdi=1)',
  })

/** Returns a person's mail with the supplier's mail attached, as Outlook and Gmail forward mails as attachments. */
export async function forwardedAsAttachment(
  { mail: inner }: Arriving,
  { person, signedBy }: { person: string; signedBy: MailDomain },
): Promise<Arriving> {
  const mail = await buildMail(
    {
      from: person,
      to: 'x@y.example',
      subject: 'RV: Factura FE-1',
      text: 'Te reenvío la factura.',
      attachments: [{ raw: attachedMail(inner) }],
    },
    { signedBy },
  )
  return { mail, from: person, ...microsoft }
}

const attachedMail = (inner: Buffer): Buffer =>
  headed(
    ['Content-Type: message/rfc822', 'Content-Disposition: attachment; filename="Factura FE-1.eml"', ''],
    inner,
  )
