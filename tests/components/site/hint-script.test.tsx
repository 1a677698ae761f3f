import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hintScript } from '@/components/site/inline-script'
import { scriptHashes } from '@/lib/content-security-policy'

// A contact form sent without script is answered by a public page with a nonce: its own script must still run.
test('the policy of answers with a nonce knows the script at the top of public pages', () => {
  const hash = createHash('sha256').update(hintScript).digest('base64')
  expect(scriptHashes).toEqual([`'sha256-${hash}'`])
})
