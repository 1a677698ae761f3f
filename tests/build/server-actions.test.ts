import { expect, test } from 'vitest'
import { readManifest } from './built-page'

// The ids of actions and what they close over depend on it: with another key a page of one build knows no action of the next.
test('actions carry the key of the configuration, so that builds with the same key accept each other', () => {
  const { encryptionKey, node } = readManifest<{ encryptionKey: string; node: object }>(
    'server/server-reference-manifest.json',
  )
  expect(Object.keys(node).length).toBeGreaterThan(20)
  expect(encryptionKey).toBe(process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY)
})
