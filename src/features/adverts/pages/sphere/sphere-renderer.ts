import { seenOf, type ViewDirection } from "./view-direction.ts";

/** Covers the screen with one triangle. */
const vertices = "attribute vec2 at;varying vec2 on;void main(){on=at;gl_Position=vec4(at,0.,1.);}";

/** Each point of the screen is a direction, and each direction a point of the picture. */
const colours = `precision highp float;
varying vec2 on;
uniform vec2 seen;
uniform vec2 look;
uniform sampler2D picture;
void main() {
  vec3 d = normalize(vec3(on * seen, -1.));
  float c = cos(look.y), s = sin(look.y);
  d = vec3(d.x, c * d.y - s * d.z, s * d.y + c * d.z);
  float across = fract((atan(d.x, -d.z) + look.x) / 6.2831853 + .5);
  gl_FragColor = texture2D(picture, vec2(across, acos(clamp(d.y, -1., 1.)) / 3.1415927));
}`;

export type SphereRenderer = { render: (view: ViewDirection) => void };

/** The context of a canvas; null where the browser or the machine has none. */
export function contextOf(canvas: HTMLCanvasElement): WebGLRenderingContext | null {
  const contextAttributes: WebGLContextAttributes = { antialias: false, depth: false, stencil: false };
  const newer = canvas.getContext("webgl2", contextAttributes);
  return newer ?? canvas.getContext("webgl", contextAttributes);
}

/** An equirectangular picture seen from its middle. Null where the shaders are refused. */
export function sphereRenderer(
  gl: WebGLRenderingContext,
  picture: HTMLImageElement | HTMLCanvasElement,
): SphereRenderer | null {
  const program = programOf(gl);
  if (!program) return null;
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW);
  const at = gl.getAttribLocation(program, "at");
  gl.enableVertexAttribArray(at);
  gl.vertexAttribPointer(at, 2, gl.FLOAT, false, 0, 0);

  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB, gl.RGB, gl.UNSIGNED_BYTE, picture);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  // The older kind of context repeats only pictures whose sides are powers of two.
  const repeats = "texStorage2D" in gl;
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, repeats ? gl.REPEAT : gl.CLAMP_TO_EDGE);

  const seen = gl.getUniformLocation(program, "seen");
  const towards = gl.getUniformLocation(program, "look");
  const { canvas } = gl;
  return {
    render: ({ yaw, pitch, fov }) => {
      const { wide, tall } = seenOf(fov, canvas);
      gl.viewport(0, 0, canvas.width, canvas.height);
      gl.uniform2f(seen, wide, tall);
      gl.uniform2f(towards, yaw, pitch);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
    },
  };
}

function programOf(gl: WebGLRenderingContext): WebGLProgram | null {
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, vertices],
    [gl.FRAGMENT_SHADER, colours],
  ] as const) {
    const shader = gl.createShader(kind);
    if (!shader) return null;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) return null;
  // biome-ignore lint/correctness/useHookAtTopLevel: WebGL's own name, and no hook.
  gl.useProgram(program);
  return program;
}
