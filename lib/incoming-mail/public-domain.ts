/** Anybody can get an address at these domains; `private.is_public_domain` in the database has the same rule. */
const mailProviders =
  /^(gmail|googlemail|hotmail|outlook|live|msn|yahoo|ymail|icloud|me|mac|aol|proton|protonmail|gmx|zoho|zohomail|mail|yandex|tutanota|fastmail)\.[a-z]{2,4}(\.[a-z]{2})?$/
const others = ['une.net.co', 'etb.net.co', 'telmex.net.co', 'epm.net.co', 'emcali.net.co', 'pm.me']

export const isPublicDomain = (domain: string): boolean =>
  mailProviders.test(domain) || others.includes(domain)
