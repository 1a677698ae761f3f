import { generateKeyPairSync } from 'node:crypto'
import type { DnsAnswer } from '@/lib/incoming-mail/reading/task'

/** A domain that signs its mails, and the domain's DNS records. */
export type MailDomain = {
  name: string
  selector: string
  privateKey: string
  records: Record<string, string>
}

export function mailDomain(
  name: string,
  { spf = '', dmarc = 'v=DMARC1; p=reject', selector = 'factura' } = {},
): MailDomain {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  return {
    name,
    selector,
    privateKey,
    records: {
      [`${selector}._domainkey.${name}`]: `v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`,
      ...(dmarc ? { [`_dmarc.${name}`]: dmarc } : {}),
      ...(spf ? { [name]: spf } : {}),
    },
  }
}

export const dkimOf = ({ name, selector, privateKey }: MailDomain) => ({
  domainName: name,
  keySelector: selector,
  privateKey,
})

export const sealOf = ({ name, selector, privateKey }: MailDomain) => ({
  signingDomain: name,
  selector,
  privateKey,
})

/** Answers like a DNS server that knows only these domains. */
export const stubResolver =
  (domains: readonly MailDomain[]) =>
  async (name: string, type: string): Promise<DnsAnswer> => {
    const found =
      type === 'TXT' ? domains.map(({ records }) => records[name.toLowerCase()]).find(Boolean) : ''
    return found ? { records: [found.match(/.{1,255}/g) ?? []] } : { code: 'ENOTFOUND' }
  }
