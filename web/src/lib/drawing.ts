// A drawing that came as text, made safe to stand in the page: shapes, paints and the names of targets; nothing that runs,
// loads or styles anything else.

const ELEMENTS = new Set(
  'svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan'
    .concat(' linearGradient radialGradient stop clipPath mask pattern marker')
    .split(' '),
);

const ATTRIBUTES = new Set(
  'id href viewBox preserveAspectRatio transform d points x y x1 y1 x2 y2 dx dy cx cy r rx ry fx fy width height rotate'
    .concat(' fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-dasharray stroke-dashoffset')
    .concat(' stroke-linecap stroke-linejoin stroke-miterlimit paint-order opacity color visibility clip-rule')
    .concat(' font-family font-size font-weight font-style text-anchor dominant-baseline letter-spacing textLength')
    .concat(
      ' gradientUnits gradientTransform spreadMethod offset stop-color stop-opacity patternUnits patternTransform',
    )
    .concat(' patternContentUnits clip-path clipPathUnits mask maskUnits maskContentUnits marker-start marker-mid')
    .concat(' marker-end markerWidth markerHeight markerUnits refX refY orient xml:space aria-label aria-hidden')
    .concat(' data-target data-piece')
    .split(' '),
);

const SVG = 'http://www.w3.org/2000/svg';
const LOCAL = /^url\(\s*["']?#([\w:.-]+)["']?\s*\)$/;

/** The drawing as elements, its ids kept apart from the page's by `prefix`; null if the text is no SVG. */
export function drawing(text: string, prefix: string): SVGSVGElement | null {
  const root = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  return root.localName === 'svg' && root.namespaceURI === SVG ? (safe(root, prefix) as SVGSVGElement) : null;
}

function safe(element: Element, prefix: string): Element {
  const made = document.createElementNS(SVG, element.localName);
  for (const { name, value } of element.attributes) {
    const plain = name === 'xlink:href' ? 'href' : name;
    const kept = ATTRIBUTES.has(plain) ? allowed(plain, value, prefix) : null;
    if (kept !== null) made.setAttribute(plain, kept);
  }
  for (const child of element.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) made.append(child.textContent ?? '');
    else if (child instanceof Element && child.namespaceURI === SVG && ELEMENTS.has(child.localName))
      made.append(safe(child, prefix));
  }
  return made;
}

/** A value that refers to nothing outside the drawing; null if it does. */
function allowed(name: string, value: string, prefix: string): string | null {
  if (name === 'id') return prefix + value;
  if (name === 'href') return value.startsWith('#') ? `#${prefix}${value.slice(1)}` : null;
  if (!/url\s*\(/i.test(value)) return value;
  const local = LOCAL.exec(value.trim());
  return local ? `url(#${prefix}${local[1]})` : null;
}
