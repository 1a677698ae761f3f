import { readdirSync, readFileSync } from 'node:fs'
import next from 'eslint-config-next/core-web-vitals'
import nextTypescript from 'eslint-config-next/typescript'
import prettier from 'eslint-config-prettier'

const zone = (target, from, message) => ({ target, from, message })

const rooms = (floor) =>
  readdirSync(floor, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)

/** Rooms of `lib` that serve every other room; a room that is not listed here may not be imported by its neighbours. */
const shared = [
  'supabase',
  'auth',
  'format',
  'calendar',
  'observability',
  'outbox',
  'audit',
  'limits',
  'security',
  'einvoice',
  'trust-anchors',
]
/** The only rooms that may hold the secret key. */
const privileged = [
  'account',
  'appointments',
  'auth',
  'approval',
  'uploads',
  'documents',
  'drive',
  'automation',
  'contact',
  'mail',
  'records',
  'operations',
  'outbox',
  'limits',
]

/** Files that import others late (`import()`): oxlint does not follow those, and a cycle through one leads through its file. Nobody imports a test. */
const late = ['app', 'components', 'content', 'lib', 'scripts', 'supabase', 'tests', 'e2e']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .concat(readdirSync('.'))
  .filter((file) => /(?<!\.(?:test|spec))\.tsx?$/.test(file) && /\bimport\(/.test(readFileSync(file, 'utf8')))

const libRooms = rooms('lib')
/** One pattern: of a list of folders the rule resolves each as if it were a module, which takes minutes. */
const roomsBut = (...allowed) => `./lib/!(${allowed.join('|')})/**/*`
const floors = [
  zone('./content', ['./lib', './components', './app'], 'content is leaf data'),
  zone('./lib', ['./components', './app'], 'lib never knows the screen'),
  zone('./components', './app', 'components never know the route'),
  zone(
    ['./content', './lib', './components', './app'],
    ['./supabase/local', './tests', './e2e', './scripts'],
    'the product never loads the embedded backend or its tests',
  ),
  zone(
    './supabase/local',
    ['./lib', './components', './app', './content'],
    'the embedded backend knows no product code',
  ),
]
const walls = [
  ...libRooms
    .filter((room) => room !== 'outbox')
    .map((room) =>
      zone(`./lib/${room}`, roomsBut(room, ...shared), `lib/${room} stands on the shared rooms only`),
    ),
  zone('./components/ui', roomsBut('format'), 'primitives know no domain'),
  ...libRooms
    .filter((room) => !privileged.includes(room) && room !== 'supabase')
    .map((room) =>
      zone(`./lib/${room}`, './lib/supabase/admin.ts', 'the secret key belongs to the listed rooms'),
    ),
  zone(['./app', './components'], './lib/supabase/admin.ts', 'the secret key never reaches the screen'),
]

const config = [
  {
    ignores: [
      'node_modules',
      '.next',
      '.next-test',
      '.data',
      'next-env.d.ts',
      'test-results',
      'playwright-report',
      'lib/supabase/database.types.ts',
    ],
  },
  ...next,
  ...nextTypescript,
  {
    settings: { 'import/resolver': { typescript: true } },
    rules: {
      'import/no-restricted-paths': [
        'error',
        { basePath: import.meta.dirname, zones: [...floors, ...walls] },
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-console': 'error',
      'react/no-danger': 'error',
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'lib/env.ts is the one reader of the environment' },
      ],
    },
  },
  { files: late, rules: { 'import/no-cycle': ['error', { ignoreExternal: true, disableScc: true }] } },
  {
    files: [
      'lib/env.ts',
      'instrumentation.ts',
      // Asks what the bundler writes in.
      'lib/uploads/review/start-thread.ts',
      '*.config.{ts,mjs}',
      'scripts/**',
      'supabase/**',
      'tests/**',
      'e2e/**',
    ],
    rules: { 'no-restricted-properties': 'off', 'no-console': 'off' },
  },
  { files: ['components/site/{inline-script,still}.tsx'], rules: { 'react/no-danger': 'off' } },
  {
    files: ['app/**', 'components/**', 'lib/**', 'middleware.ts'],
    ignores: ['lib/auth/realtime-ticket.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.property.name='getSession']",
          message: 'getSession() trusts the cookie as it came: getClaims() verifies it (lib/auth)',
        },
      ],
    },
  },
  prettier,
]
export default config
