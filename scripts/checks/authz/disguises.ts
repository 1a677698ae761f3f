type Disguise = {
  path?: (path: string) => string
  headers?: (path: string) => Record<string, string>
  method?: string
}

const plain = (path: string) => path.split('?')[0] ?? path
const query = (path: string) => (path.includes('?') ? `&${path.split('?')[1]}` : '')
const repeated = (name: string) => Array.from({ length: 5 }, () => name).join(':')

const paths: Record<string, (path: string) => string> = {
  plain: (path) => path,
  '.rsc': (path) => `${plain(path)}.rsc`,
  '.txt': (path) => `${plain(path)}.txt`,
  _rsc: (path) => `${plain(path)}?_rsc=1a2b3${query(path)}`,
  '_next/data': (path) => `/_next/data/build${plain(path)}.json`,
  'segment of the tree': (path) => `${plain(path)}.segments/_tree.segment.rsc`,
  'segment of the page': (path) => `${plain(path)}.segments/__PAGE__.segment.rsc`,
  'two slashes': (path) => `/${path}`,
  'slash inside': (path) => path.replace(/(?<=\w)\//, '//'),
  'first letter encoded': (path) =>
    path.replace(/^\/(\w)/, (_, letter: string) => `/%${letter.charCodeAt(0).toString(16)}`),
  'slash encoded': (path) => path.replace(/(?<=\w)\//, '%2f'),
  'encoded twice': (path) =>
    path.replace(/^\/(\w)/, (_, letter: string) => `/%25${letter.charCodeAt(0).toString(16)}`),
  'upper case': (path) => plain(path).toUpperCase(),
  'first letter upper': (path) => path.replace(/^\/(\w)/, (text) => text.toUpperCase()),
  'slash at the end': (path) => `${plain(path)}/`,
  'dot before': (path) => `/.${path}`,
  'up and down': (path) => `/servicios/..${path}`,
  'up and down encoded': (path) => `/servicios/%2e%2e${path}`,
  'out of the api': (path) => `/api/..${path}`,
  'out of _next': (path) => `/_next/static/..${path}`,
  backslash: (path) => path.replace('/', '\\'),
  'null at the end': (path) => `${plain(path)}%00`,
  'path parameter': (path) => `${plain(path)};x=1`,
  'locale before': (path) => `/es${path}`,
  'picture of it': (path) => `/_next/image?url=${encodeURIComponent(path)}&w=640&q=75`,
}
const headers: Record<string, (path: string) => Record<string, string>> = {
  RSC: () => ({ rsc: '1' }),
  'RSC with its state': () => ({
    rsc: '1',
    'next-router-state-tree': '%5B%22%22%2C%7B%7D%5D',
    'next-url': '/',
  }),
  'prefetch of Next': () => ({ rsc: '1', 'next-router-prefetch': '1' }),
  'prefetch of a segment': () => ({
    rsc: '1',
    'next-router-prefetch': '1',
    'next-router-segment-prefetch': '/_tree',
  }),
  'prefetch of the browser': () => ({ purpose: 'prefetch', 'sec-purpose': 'prefetch', 'x-moz': 'prefetch' }),
  'prefetch of the middleware': () => ({ 'x-middleware-prefetch': '1', 'x-nextjs-data': '1' }),
  'subrequest of the middleware': () => ({ 'x-middleware-subrequest': repeated('middleware') }),
  'subrequest in src': () => ({ 'x-middleware-subrequest': repeated('src/middleware') }),
  'subrequest of pages': () => ({ 'x-middleware-subrequest': 'pages/_middleware' }),
  'answer of the middleware': () => ({ 'x-middleware-next': '1', 'x-middleware-rewrite': '/portal' }),
  'original address': (path) => ({ 'x-original-url': path, 'x-rewrite-url': path }),
  'matched path': (path) => ({ 'x-matched-path': path, 'x-invoke-path': path, 'x-invoke-output': path }),
  'the host itself': () => ({
    'x-forwarded-host': 'localhost',
    'x-forwarded-for': '127.0.0.1',
    'x-real-ip': '127.0.0.1',
  }),
  'draft mode': () => ({
    cookie: '__prerender_bypass=1; __next_preview_data=1',
    'x-prerender-revalidate': '1',
  }),
  'postponed state': () => ({ 'next-resume': '1', 'x-next-resume-state-length': '0' }),
  'method of another': () => ({ 'x-http-method-override': 'PATCH', 'x-method-override': 'DELETE' }),
}
const methods = ['HEAD', 'OPTIONS', 'POST', 'PUT', 'PROPFIND']

/** Requests that ask for a closed page in ways that a check of the URL path might not recognise. */
export const disguises: Record<string, Disguise> = {
  ...Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, { path }])),
  ...Object.fromEntries(Object.entries(headers).map(([name, make]) => [name, { headers: make }])),
  ...Object.fromEntries(methods.map((method) => [method, { method }])),
  // The next two requests name a public page in the URL, and the closed page in a header.
  'home page, original address': { path: () => '/', headers: headers['original address'] },
  'home page, matched path': { path: () => '/', headers: headers['matched path'] },
  'RSC, two slashes': { path: (path) => `/${path}`, headers: () => ({ rsc: '1' }) },
  'RSC and its number': { path: paths['_rsc'], headers: () => ({ rsc: '1' }) },
  'unknown action': { method: 'POST', headers: () => ({ 'next-action': 'x'.repeat(42) }) },
}
