import { generateKeyPairSync } from 'node:crypto'
import type { Env } from '@/lib/env'

export const { publicKey, privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})

export const serviceAccount = 'portal@pruebas.example'

/** This file replaces lib/env: `vi.mock('@/lib/env', () => import('…/test-env'))`. */
export const env: Env = {
  NODE_ENV: 'test',
  SITE_URL: 'https://portal.nogal.example',
  SUPABASE_URL: 'http://127.0.0.1:1',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_test',
  SUPABASE_SECRET_KEY: 'sb_secret_test',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'Nogal & Asociados <hola@nogal.example>',
  CRON_SECRET: 'un secreto de pruebas',
  GOOGLE_DRIVE_CLIENT_EMAIL: serviceAccount,
  GOOGLE_DRIVE_PRIVATE_KEY: privateKey.replaceAll('\n', '\\n'),
  GOOGLE_DRIVE_PARENT_FOLDER_ID: 'clientes',
  GOOGLE_API_URL: undefined,
  AUTOMATION_WEBHOOK_URL: undefined,
  AUTOMATION_WEBHOOK_SECRET: `whsec_${Buffer.from('una clave de prueba de 32 bytes!').toString('base64')}`,
  MAIL_IN_SERVICE: 'raw',
  TRUSTED_PROXY_HOPS: 0,
  BACKEND_PATIENCE: 1,
  VERCEL: undefined,
  NEXT_DIST_DIR: '.next',
}
