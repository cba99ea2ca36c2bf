//! The frame of the page.

pub(super) use havana_words::html_escaped as escape;

/// The style sheet: light or dark as the reader's machine is set, and printable.
const STYLE: &str = include_str!("style.css");

/// A whole document, which is also well-formed XML.
pub(super) fn document(title: &str, body: &str) -> String {
    format!(
        "<!DOCTYPE html>\n<html lang=\"en\" xmlns=\"http://www.w3.org/1999/xhtml\">\n<head>\n\
         <meta charset=\"utf-8\"/>\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n\
         <meta name=\"color-scheme\" content=\"light dark\"/>\n\
         <title>{}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n{body}</body>\n</html>\n",
        escape(title)
    )
}

/// A table with a heading for each column and each row.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Table {
    /// What the table is.
    pub(super) caption: String,
    /// The headings, that of the rows' names first.
    pub(super) columns: Vec<String>,
    /// Each row: its name, then its cells.
    pub(super) rows: Vec<Vec<String>>,
}

impl Table {
    pub(super) fn write(&self, out: &mut String) {
        out.push_str("<div class=\"scroll\" role=\"region\" tabindex=\"0\" aria-label=\"");
        out.push_str(&escape(&self.caption));
        out.push_str("\"><table><caption>");
        out.push_str(&escape(&self.caption));
        out.push_str("</caption><thead><tr>");
        for column in &self.columns {
            out.push_str(&format!("<th scope=\"col\">{}</th>", escape(column)));
        }
        out.push_str("</tr></thead><tbody>\n");
        for row in &self.rows {
            out.push_str("<tr>");
            for (place, cell) in row.iter().enumerate() {
                let cell = escape(cell);
                out.push_str(&match place {
                    0 => format!("<th scope=\"row\">{cell}</th>"),
                    _ => format!("<td>{cell}</td>"),
                });
            }
            out.push_str("</tr>\n");
        }
        out.push_str("</tbody></table></div>\n");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_in_a_text_is_taken_for_a_tag() {
        assert_eq!(escape("<b>\"&'\u{1b}"), "&lt;b&gt;&quot;&amp;&#39;\u{fffd}");
    }
}
