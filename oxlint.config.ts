import { readdirSync } from 'node:fs'
import { defineConfig, type OxlintOverride } from 'oxlint'

const features = readdirSync('lib', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

/** Every feature may import these folders of `lib`, but may not import the folder of another feature. */
const shared = [
  'supabase',
  'session',
  'auth',
  'format',
  'calendar',
  'observability',
  'deliveries',
  'einvoice',
  'tax-calendar',
  'firm-calendar',
  'http',
  'fields',
  'pdf',
  'authorities',
  'signing',
  'jobs',
]
/** The code in these folders of `lib` may import every feature. */
const aboveAll = ['diagnosis', 'portal', 'jobs', 'assistant', 'search', 'incoming-mail']
/** Only these folders may use Supabase's secret key. */
const privileged = [
  'authorities',
  'account',
  'appointments',
  'auth',
  'automation',
  'contact',
  'diagnosis',
  'dian-lists',
  'document-requests',
  'drive',
  'incoming-mail',
  'jobs',
  'notifications',
  'obligations',
  'deliveries',
  'people',
  'records',
  'session',
  'signatures',
  'supabase',
  'uploads',
]

type Ban = { regex: string; message: string }
const ban = (regex: string, message: string): Ban => ({ regex, message })
const featuresBut = (allowed: string[], message: string): Ban =>
  ban(`^@/lib/(${features.filter((name) => !allowed.includes(name)).join('|')})/`, message)

const product = [
  ban('^@/(supabase/local|tests|e2e|scripts)/', 'the product never loads the embedded backend or its tests'),
  // Relative imports from other folders are banned, because they would evade the bans of paths with `@/`.
  ban('^\\.\\./', 'other folders of the product are imported as @/…'),
]
const screens = ban('^@/(components|app)/', 'lib never knows the screen')
const routes = ban('^@/app/', 'components never know the route')
const secretKey = (message: string) => ban('^@/lib/supabase/admin$', message)
const noSecretKey = secretKey('the secret key never reaches the screen')

/** These imports are forbidden, because shared folders may depend on each other in only one direction. */
const above: Record<string, Ban[]> = {
  session: [ban('^@/lib/(auth/|action$|route$)', 'who asks is known before what for')],
  calendar: [ban('^@/lib/format/', 'days are counted before they are written')],
  'tax-calendar': [
    ban('^@/lib/(supabase|session|auth|deliveries|jobs|observability)/', 'dates are computed, not fetched'),
  ],
}
const services = ['deliveries', 'drive', 'automation', 'mail']
const sender = ban(
  '^@/lib/jobs/send-outbox$',
  'lib/jobs/send-outbox.ts hands the outbox its services, which know nothing of it',
)

const bansOf = (feature: string): Ban[] => [
  ...product,
  screens,
  ...(aboveAll.includes(feature)
    ? []
    : [featuresBut([feature, ...shared], `lib/${feature} may import the shared folders only`)]),
  ban('^@/lib/jobs/housekeeping$', 'features may not import the timer, which calls them'),
  ...(above[feature] ?? []),
  ...(services.includes(feature) ? [sender] : []),
  ...(privileged.includes(feature) ? [] : [secretKey('the secret key belongs to the listed folders')]),
]

/** In this configuration a later override replaces an earlier one, so each override lists all bans for its files. */
const forbid = (files: string, patterns: Ban[]): OxlintOverride => ({
  files: [files],
  rules: { 'no-restricted-imports': ['error', { patterns }] },
})

const imports = [
  forbid('content/**', [
    // Content files may not use the alias `@/`, because next.config.ts loads some of them without the alias.
    ban('^@/', 'content imports content alone, by its place: ./ or ../'),
    ban('^(\\.\\./)+(lib|components|app|supabase|scripts|tests|e2e)/', 'content is leaf data'),
  ]),
  forbid('lib/*.ts', [...product, screens]),
  ...features.map((feature) => forbid(`lib/${feature}/**`, bansOf(feature))),
  forbid(
    'lib/deliveries/actions.ts',
    bansOf('deliveries').filter((one) => one !== sender),
  ),
  forbid('components/**', [...product, routes, noSecretKey]),
  forbid('components/ui/**', [
    ...product,
    routes,
    noSecretKey,
    featuresBut(['format', 'calendar'], 'primitives know no domain'),
  ]),
  forbid('app/**', [...product, noSecretKey]),
  forbid('{scripts,tests}/**', [
    ban(
      '^(@|(\\.\\./)+)/?e2e/',
      'what browser tests share with others is in tests/support or scripts/site-client',
    ),
  ]),
  forbid('supabase/local/**', [
    ban('^(@|(\\.\\./)+)/?(lib|components|app|content)/', 'the embedded backend knows no product code'),
  ]),
]

const environment = {
  object: 'process',
  property: 'env',
  message: 'lib/env.ts is the one reader of the environment',
}
const session = {
  property: 'getSession',
  message: 'getSession() trusts the cookie as it came: getClaims() verifies it (lib/session)',
}
const off = (...rules: string[]) => Object.fromEntries(rules.map((rule) => [rule, 'off' as const]))

export default defineConfig({
  plugins: ['eslint', 'typescript', 'import', 'react', 'nextjs', 'jsx-a11y', 'oxc'],
  categories: { correctness: 'error' },
  rules: {
    // Imports of types can form a forbidden cycle too.
    // `no-cycle` does not see calls of `import()`, so tests/scripts/house-rules.test.ts checks these calls.
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'typescript/no-explicit-any': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/ban-ts-comment': 'error',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/no-danger': 'error',
    'no-console': 'error',
    'no-restricted-properties': ['error', environment, session],
    // This rule is off because some regular expressions look for control characters on purpose.
    'no-control-regex': 'off',
    // Generated QR codes need `<img>`, and links that load the whole page need `<a>`, so these rules are off.
    ...off('nextjs/no-img-element', 'nextjs/no-html-link-for-pages'),
    'jsx-a11y/aria-role': ['error', { ignoreNonDOM: true }],
    // These accessibility rules are off, because axe and keyboard tests check the rendered page instead.
    ...off(
      'jsx-a11y/prefer-tag-over-role',
      'jsx-a11y/role-has-required-aria-props',
      'jsx-a11y/click-events-have-key-events',
      'jsx-a11y/no-noninteractive-tabindex',
      'jsx-a11y/no-noninteractive-element-interactions',
      'jsx-a11y/no-noninteractive-element-to-interactive-role',
      'jsx-a11y/no-static-element-interactions',
      'jsx-a11y/interactive-supports-focus',
      'jsx-a11y/label-has-associated-control',
      'jsx-a11y/no-autofocus',
    ),
  },
  overrides: [
    ...imports,
    {
      files: ['lib/session/realtime-ticket.ts'],
      rules: { 'no-restricted-properties': ['error', environment] },
    },
    {
      files: [
        'lib/env.ts',
        'content/firm.ts',
        'content/firm-profile.ts',
        'instrumentation.ts',
        '*.config.{ts,mjs}',
        '{scripts,supabase,tests,e2e}/**',
      ],
      rules: off('no-restricted-properties', 'no-console'),
    },
    {
      files: ['components/site/{hint-script,inline-script,missed-files-script,still}.tsx'],
      rules: off('react/no-danger'),
    },
    {
      files: ['{tests,e2e}/**'],
      rules: off('no-empty-pattern', 'no-unsafe-optional-chaining', 'no-setter-return', 'require-yield'),
    },
  ],
  ignorePatterns: [
    '.next',
    '.next-test',
    '.reader',
    '.data',
    'next-env.d.ts',
    'test-results',
    'lib/supabase/database.types.ts',
  ],
})
