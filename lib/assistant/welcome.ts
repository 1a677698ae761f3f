import { greeting } from '@/content/assistant/greeting'
import type { Reply } from '@/content/assistant/reply'
import { fill } from '@/lib/assistant/fill'

export const hello = (name: string | null): string =>
  name ? fill(greeting.helloClient, { name }) : greeting.hello

export const welcome = (name: string | null): Reply => ({
  text: [`${hello(name)} ${greeting.welcome}`],
  links: [],
})
