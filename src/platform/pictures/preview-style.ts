/** Behind a picture while it loads: its preview, a WebP, blurred by how the browser enlarges it, and pale. */
export function previewStyle(preview: string | null | undefined) {
  // Older versions stored a gradient, which looked like a dark ellipse.
  return preview?.startsWith("UklGR")
    ? {
        background: `linear-gradient(#fff8,#fff8),url(data:image/webp;base64,${preview}) 50%/cover`,
      }
    : undefined;
}
