import { readdirSync, readFileSync } from 'node:fs'
import next from 'eslint-config-next/core-web-vitals'
import nextTypescript from 'eslint-config-next/typescript'
import prettier from 'eslint-config-prettier'

const zone = (target, from, message) => ({ target, from, message })

const features = readdirSync('lib', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)

/** Folders of `lib` that serve every feature; one that is not listed here may not be imported by its neighbours. */
const shared = [
  'supabase',
  'session',
  'auth',
  'format',
  'calendar',
  'observability',
  'outbox',
  'limits',
  'einvoice',
]
/** The only ones that may hold the secret key. */
const privileged = [
  'account',
  'appointments',
  'auth',
  'automation',
  'contact',
  'drive',
  'limits',
  'outbox',
  'records',
  'session',
  'uploads',
]

/** Files that import others late (`import()`): oxlint does not follow those, and a cycle through one leads through its file. Nobody imports a test. */
const late = ['app', 'components', 'content', 'lib', 'scripts', 'supabase', 'tests', 'e2e']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .concat(readdirSync('.'))
  .filter((file) => /(?<!\.(?:test|spec))\.tsx?$/.test(file) && /\bimport\(/.test(readFileSync(file, 'utf8')))

/** One pattern: of a list of folders the rule resolves each as if it were a module, which takes minutes. */
const featuresBut = (...allowed) => `./lib/!(${allowed.join('|')})/**/*`
const layers = [
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
  ...features.map((feature) =>
    zone(
      `./lib/${feature}`,
      featuresBut(feature, ...shared),
      `lib/${feature} stands on the shared folders only`,
    ),
  ),
  ...features
    .filter((feature) => !privileged.includes(feature) && feature !== 'supabase')
    .map((feature) =>
      zone(`./lib/${feature}`, './lib/supabase/admin.ts', 'the secret key belongs to the listed folders'),
    ),
  zone('./components/ui', featuresBut('format'), 'primitives know no domain'),
  zone(['./app', './components'], './lib/supabase/admin.ts', 'the secret key never reaches the screen'),
  // Among the shared folders, too, imports go one way.
  zone(
    './lib/session',
    ['./lib/auth', './lib/action.ts', './lib/route.ts'],
    'who asks is known before what for',
  ),
  zone('./lib/calendar', './lib/format', 'days are counted before they are written'),
  zone(
    ['./lib/outbox/!(actions).ts', './lib/drive', './lib/automation', './lib/mail'],
    './lib/send-outbox.ts',
    'lib/send-outbox.ts hands the outbox its services, which know nothing of it',
  ),
  zone(
    features.map((feature) => `./lib/${feature}`),
    './lib/housekeeping.ts',
    'the timer stands above all features',
  ),
]

const config = [
  {
    ignores: [
      'node_modules',
      '.next',
      '.next-test',
      '.reader',
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
        { basePath: import.meta.dirname, zones: [...layers, ...walls] },
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
    ignores: ['lib/session/realtime-ticket.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.property.name='getSession']",
          message: 'getSession() trusts the cookie as it came: getClaims() verifies it (lib/session)',
        },
      ],
    },
  },
  prettier,
]
export default config
