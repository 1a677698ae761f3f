import { readdirSync } from 'node:fs'
import { defineConfig, type OxlintOverride } from 'oxlint'

const features = readdirSync('lib', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

/** Folders of `lib` that every feature may import; features may not import each other. */
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
/** Folders that use several features, to check them, run their jobs or show a part of each; no feature may import these. */
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
  // The rules compare import paths as they are written, so paths to other folders must begin with `@/`.
  ban('^\\.\\./', 'other folders of the product are imported as @/…'),
]
const screens = ban('^@/(components|app)/', 'lib never knows the screen')
const routes = ban('^@/app/', 'components never know the route')
const secretKey = (message: string) => ban('^@/lib/supabase/admin$', message)
const noSecretKey = secretKey('the secret key never reaches the screen')

/** Shared folders may import each other only in one direction. These are the forbidden imports. */
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

/** A later override replaces the rule of an earlier one, so each override lists all that its files may not import. */
const forbid = (files: string, patterns: Ban[]): OxlintOverride => ({
  files: [files],
  rules: { 'no-restricted-imports': ['error', { patterns }] },
})

const imports = [
  forbid('content/**', [
    // next.config.ts loads some content files, and there the alias @/ is unknown.
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
    // Imports of types can form a forbidden cycle too. The rule does not see calls of `import()`, which
    // tests/scripts/house-rules.test.ts checks.
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'typescript/no-explicit-any': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/ban-ts-comment': 'error',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/no-danger': 'error',
    'no-console': 'error',
    'no-restricted-properties': ['error', environment, session],
    // This rule is off because some of our patterns look for control characters on purpose.
    'no-control-regex': 'off',
    // These rules are off because the QR code of a second step is a generated image, and some links load the whole page on purpose.
    ...off('nextjs/no-img-element', 'nextjs/no-html-link-for-pages'),
    'jsx-a11y/aria-role': ['error', { ignoreNonDOM: true }],
    // These rules are off because axe and the keyboard tests of the browser check the rendered page instead.
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
