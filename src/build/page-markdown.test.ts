import { expect, test } from "vitest";
import { pageMarkdown } from "#src/build/page-markdown.ts";

const address = "https://site.example/en/services/websites";
const page = (main: string, head = "") =>
  `<html lang="en"><head><title>A &amp; B</title><link rel="canonical" href="${address}">${head}</head>` +
  `<body><header>x</header><main>${main}</main></body></html>`;
const body = (main: string) => pageMarkdown(page(main)).split("\n---\n\n")[1]?.trimEnd();

test("headings, paragraphs, emphasis and links, with full addresses", () => {
  expect(
    body(
      '<h1>Sites</h1><div><p>Fast, <strong>very</strong> <a href="/en/contact?a=1&amp;b=2">ask us</a>.</p></div>',
    ),
  ).toBe("# Sites\n\nFast, **very** [ask us](https://site.example/en/contact?a=1&b=2).");
});

test("it opens with what the head says", () => {
  const head =
    '<meta name="description" content="Say &quot;hi&quot;"><meta property="article:author" content="Ann">';
  expect(pageMarkdown(page("<p>x</p>", head))).toBe(
    `---\ntitle: "A & B"\ndescription: "Say \\"hi\\""\nlanguage: "en"\nurl: "${address}"\nauthor: "Ann"\n---\n\nx\n`,
  );
});

test("a page without an address of its own is refused", () => {
  expect(() => pageMarkdown("<main><p>x</p></main>")).toThrow();
});

test("what only a screen or a hand can use is left out", () => {
  const hidden =
    "<button>Show</button><nav>Menu</nav><script>1</script><p hidden>no</p><div data-pagefind-ignore>related</div>" +
    '<svg aria-hidden="true"><title>no</title></svg><a href="/x">Book<span class="visually-hidden"> (new tab)</span></a>';
  expect(body(`<p>Words</p>${hidden}`)).toBe("Words\n\n[Book](https://site.example/x)");
});

test("elements that styles alone hold apart do not run together", () => {
  expect(body("<p><span>Live</span><span>in 5 days</span></p>")).toBe("Live in 5 days");
  expect(body("<p>Bakery<span>Shop, France</span></p>")).toBe("Bakery Shop, France");
  expect(body("<p>un<em>believ</em>able <span>“so”</span>, <span>10</span>%</p>")).toBe(
    "un*believ*able “so”, 10%",
  );
  expect(body("<p><b>Fast</b>, <i>cheap</i></p>")).toBe("**Fast**, *cheap*");
});

test("a price stands in both currencies", () => {
  const price = '<span><span data-amount="EUR">990 €</span><span data-amount="USD">$1,140</span></span>';
  expect(body(`<p>from ${price}</p>`)).toBe("from 990 € / $1,140");
});

test("lists nest, and an item's parts stand on its line", () => {
  expect(
    body(
      "<ul><li><span>01</span><div><h3>Booking</h3><p>Slots.</p></div></li><li>Two<ol><li>a</li><li>b</li></ol></li></ul>",
    ),
  ).toBe("- 01 **Booking**: Slots.\n- Two\n  1. a\n  2. b");
});

test("a number that is drawn beside an ordered item is not said twice", () => {
  expect(body("<ol><li><span>01</span><p>First</p></li><li><span>02</span><p>Second</p></li></ol>")).toBe(
    "1. First\n2. Second",
  );
});

test("a table keeps its head, its rows and its caption", () => {
  const table =
    "<table><caption>Prices</caption><thead><tr><th scope='col'>Name</th><th scope='col'>Price</th></tr></thead>" +
    "<tbody><tr><th scope='row'>A | B</th><td><p>1</p><p>2</p></td></tr></tbody></table>";
  expect(body(table)).toBe("**Prices**\n\n| Name | Price |\n| --- | --- |\n| A \\| B | 1 2 |");
});

test("pairs of a description list stand on one line", () => {
  expect(body("<dl><div><dt>For</dt><dd>Trades</dd></div><div><dt>Live</dt><dd>5 days</dd></div></dl>")).toBe(
    "- **For**: Trades\n- **Live**: 5 days",
  );
});

test("signs of Markdown in the words stay signs", () => {
  expect(body("<p>&lt; 2 s * a_b [c]</p><p>- not a list</p><p>1. not either</p>")).toBe(
    "\\< 2 s \\* a\\_b \\[c\\]\n\n\\- not a list\n\n1\\. not either",
  );
});
