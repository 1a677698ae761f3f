import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inherited, root } from './stack/child'
import { loadEnvFiles } from './stack/environment'

/**
 * Writes the mails that Supabase sends, and puts their subjects and the sender into config.toml.
 * If a folder is given, the script writes the mails into this folder and does not change config.toml.
 */
loadEnvFiles()
process.env.FIRM = inherited().FIRM
// These modules read FIRM when they are loaded, so they are imported only after FIRM is set.
const { authMails } = await import('@/content/auth-mails')
const { firm } = await import('@/content/firm')
const { authTemplate } = await import('@/lib/mail/mail-layout')
const folder = path.resolve(root, process.argv[2] ?? 'supabase/templates')
mkdirSync(folder, { recursive: true })
for (const [name, mail] of Object.entries(authMails))
  writeFileSync(path.join(folder, `${name}.html`), authTemplate(mail))

if (!process.argv[2]) {
  const file = path.join(root, 'supabase/config.toml')
  let settings = readFileSync(file, 'utf8').replace(
    /^sender_name = .*$/m,
    `sender_name = ${JSON.stringify(firm.name)}`,
  )
  // The site offers no sign-in links, so Supabase's mail for such links becomes the mail for a new password.
  for (const [name, { subject }] of Object.entries({ ...authMails, magic_link: authMails.recovery }))
    settings = settings.replace(
      new RegExp(`(\\[auth\\.email\\.template\\.${name}\\]\nsubject = ).*`),
      (_line, key: string) => key + JSON.stringify(`${subject} · ${firm.name}`),
    )
  writeFileSync(file, settings)
}
