import { createHash } from 'node:crypto'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { hintScript, InlineScript } from '@/components/site/inline-script'
import { scriptHashes } from '@/lib/content-security-policy'

test('data cannot close its element', () => {
  const html = renderToStaticMarkup(<InlineScript data={{ name: '</script><script>alert(1)</script>' }} />)
  expect(html.match(/<\/script>/g)).toHaveLength(1)
  const json = html.replace(/^<script[^>]*>/, '').replace('</script>', '')
  expect(JSON.parse(json)).toEqual({ name: '</script><script>alert(1)</script>' })
})

// A contact form sent without script is answered by a public page with a nonce: its own script must still run.
test('the policy of answers with a nonce knows the script at the top of public pages', () => {
  const hash = createHash('sha256').update(hintScript).digest('base64')
  expect(scriptHashes).toEqual([`'sha256-${hash}'`])
})
