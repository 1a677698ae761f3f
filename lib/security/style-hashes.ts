/** What our libraries put into `<style>` elements; a test computes each from the installed package. */
export const styleHashes = [
  // sonner: the element is made empty, then filled.
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
  // Radix Select: the viewport's scrollbar.
  "'sha256-441zG27rExd4/il+NvIqyL8zFx5XmyNQtE381kSkUJk='",
] as const
