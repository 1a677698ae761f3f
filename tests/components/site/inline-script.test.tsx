import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { InlineScript } from '@/components/site/inline-script'

test('data cannot close its element', () => {
  const html = renderToStaticMarkup(<InlineScript data={{ name: '</script><script>alert(1)</script>' }} />)
  expect(html.match(/<\/script>/g)).toHaveLength(1)
  const json = html.replace(/^<script[^>]*>/, '').replace('</script>', '')
  expect(JSON.parse(json)).toEqual({ name: '</script><script>alert(1)</script>' })
})
