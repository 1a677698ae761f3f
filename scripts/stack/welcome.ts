import { demoAccounts, demoPassword } from '../../supabase/demo-accounts'
import type { LocalConnection } from './backend'

/** Prints where everything is and who can sign in. */
export function printAddresses(siteUrl: string, connection: LocalConnection): void {
  const rows = [
    ['Sitio y portal', siteUrl],
    ['Buzón de correo', connection.mailUrl],
    ['Segundo paso', `${connection.mailUrl}/codigos`],
    ['Drive de prueba', connection.driveUrl],
    ['Automatización', connection.automationUrl],
    ['API de Supabase', connection.url],
  ]
  console.log(`\n${rows.map(([what, where]) => `  ${what?.padEnd(18)}${where}`).join('\n')}\n`)
  console.log(`  Cuentas de prueba (contraseña ${demoPassword}):`)
  for (const { email, role } of demoAccounts) console.log(`    ${email.padEnd(22)}${role}`)
  console.log('')
}
