/**
 * Variants of the wording of templates: other words, another situation, or the inverse question. Each way is a list of
 * replacements in the question's texts, all of which must match; `«1»` is the first group.
 */
export type Way = readonly (readonly [from: RegExp, to: string])[];

const whole = (from: RegExp, to: string): Way => [[from, to]];

export const waysOf: Readonly<Record<string, readonly Way[]>> = {
  'So sánh số có hai chữ số': [
    whole(/^\$(\d+) ([<>=]) (\d+)\$$/, 'Bạn An viết: $«1» «2» «3»$. Bạn An viết đúng.'),
    whole(/^\$(\d+) ([<>=]) (\d+)\$$/, 'Dấu so sánh trong $«1» «2» «3»$ được điền đúng.'),
  ],
  'Phép chia có dư': [
    whole(/^Phép chia (\$(\d+) : (\d+)\$) có thương và số dư là bao nhiêu\?$/, 'Thương và số dư của phép chia «1» là:'),
    whole(
      /^Phép chia \$(\d+) : (\d+)\$ có thương và số dư là bao nhiêu\?$/,
      'Chia đều «1» cái kẹo cho «2» bạn, mỗi bạn được nhiều kẹo nhất có thể. Thương (số kẹo của mỗi bạn) và số dư (số kẹo còn lại) là bao nhiêu?',
    ),
  ],
  'Cộng hai phân số cùng mẫu': [
    whole(/^(\$.*\$) bằng:$/, 'Kết quả của phép tính «1» là:'),
    whole(
      /^\$(\S+) \+ (\S+)\$ bằng:$/,
      'Ngày thứ nhất đội công nhân sửa được $«1»$ con đường, ngày thứ hai sửa được $«2»$ con đường. Cả hai ngày đội sửa được bao nhiêu phần con đường?',
    ),
  ],
  'Tìm số trung bình cộng': [
    [
      [
        /^Ba lớp 4A, 4B, 4C lần lượt trồng được (.*) cây\. Trung bình mỗi lớp trồng được bao nhiêu cây\?$/,
        'Ba bao gạo lần lượt nặng «1» kg. Trung bình mỗi bao gạo nặng bao nhiêu ki-lô-gam?',
      ],
      [/^cây$/, 'kg'],
      [/\(cây\)/, '(kg)'],
    ],
    [
      [
        /^Ba lớp 4A, 4B, 4C lần lượt trồng được (.*), (\d+) cây\. Trung bình mỗi lớp trồng được bao nhiêu cây\?$/,
        'Số trung bình cộng của «1» và «2» là số nào?',
      ],
      [/^cây$/, ''],
      [/ \(cây\)/, ''],
    ],
  ],
  'Tìm hai số khi biết tổng và hiệu': [
    whole(
      /^Tổng của hai số là (\d+), hiệu của hai số là (\d+)\. Số lớn là:$/,
      'Hai số có tổng bằng «1» và hiệu bằng «2». Tìm số lớn.',
    ),
    whole(
      /^Tổng của hai số là (\d+), hiệu của hai số là (\d+)\. Số lớn là:$/,
      'Hai thùng có tất cả «1» quả cam, thùng thứ nhất nhiều hơn thùng thứ hai «2» quả. Số cam ở thùng thứ nhất là:',
    ),
  ],
  'Tỉ số phần trăm': [
    [
      [
        /^Một trường có (\d+) học sinh khối 5, trong đó (\d+%) .*$/,
        'Một cửa hàng có «1» kg gạo và đã bán «2» số gạo đó. Cửa hàng đã bán bao nhiêu ki-lô-gam gạo?',
      ],
      [/^học sinh$/, 'kg'],
      [/\(học sinh\)/, '(kg)'],
    ],
    [
      [/^Một trường có (\d+) học sinh khối 5, trong đó (\d+%) .*$/, 'Tìm «2» của «1».'],
      [/^học sinh$/, ''],
      [/ \(học sinh\)/, ''],
    ],
  ],
  'Nhân số thập phân': [
    whole(/^(?:Kết quả của phép tính (\$.*\$) là:|(\$.*\$) bằng:)$/, 'Tích của phép nhân «1»«2» là:'),
  ],
  'Vận tốc, quãng đường, thời gian': [
    whole(
      /^Một ô tô đi với vận tốc (\d+) km\/giờ trong (\S+) giờ\. Quãng đường ô tô đi được là:$/,
      'Một tàu hoả chạy trong «2» giờ với vận tốc «1» km/giờ thì đi được quãng đường dài:',
    ),
    whole(
      /^Một ô tô đi với vận tốc (\d+) km\/giờ trong (\S+) giờ\. Quãng đường ô tô đi được là:$/,
      'Xe khách đi từ A đến B hết «2» giờ với vận tốc trung bình «1» km/giờ. Quãng đường AB dài:',
    ),
  ],
  'Phép tính với số nguyên': [
    whole(/^Tính giá trị của biểu thức (\$.*\$)\.$/, 'Biểu thức «1» có giá trị bằng bao nhiêu?'),
    whole(
      /^Tính giá trị của biểu thức \$-(\d+) \+ (\d+) \\cdot \((-\d+)\)\$\.$/,
      'Trong một trò chơi, An đang có $-«1»$ điểm. An chơi thêm «2» lượt, mỗi lượt được $«3»$ điểm. Lúc này An có tất cả bao nhiêu điểm?',
    ),
  ],
  'Dấu hiệu chia hết cho 3 và cho 9': [
    whole(/^Những số nào sau đây chia hết cho (\d)\?$/, 'Những số nào dưới đây là bội của «1»?'),
    whole(
      /^Những số nào sau đây chia hết cho (\d)\?$/,
      'Có thể xếp hết số học sinh nào sau đây thành các nhóm «1» bạn mà không thừa bạn nào?',
    ),
  ],
  'Dấu hiệu chia hết cho 2 và cho 5': [
    whole(
      /^Trong các số sau, những số nào chia hết cho (\d)\?$/,
      'Nhìn chữ số tận cùng, hãy chọn tất cả các số chia hết cho «1».',
    ),
    whole(
      /^Trong các số sau, những số nào chia hết cho (\d)\?$/,
      'Có thể chia hết số quyển vở nào sau đây cho «1» bạn, mỗi bạn được số vở như nhau?',
    ),
  ],
  'Số nguyên tố': [
    whole(/^(\d+) là số nguyên tố\.$/, 'Số «1» chỉ có hai ước là 1 và chính nó.'),
    whole(/^(\d+) là số nguyên tố\.$/, 'Trong tập hợp số tự nhiên, «1» có đúng hai ước.'),
  ],
  'Tìm một số khi biết giá trị phân số': [
    [
      [
        /^(\$.*\$) số học sinh của một lớp là (\d+) bạn\..*$/,
        'An đã đọc «2» trang, bằng «1» số trang của quyển truyện. Quyển truyện có bao nhiêu trang?',
      ],
      [/^học sinh$/, 'trang'],
      [/\(học sinh\)/, '(trang)'],
    ],
    [
      [/^(\$.*\$) số học sinh của một lớp là (\d+) bạn\..*$/, 'Tìm một số, biết rằng «1» của số đó bằng «2».'],
      [/^học sinh$/, ''],
      [/ \(học sinh\)/, ''],
    ],
  ],
  'Luỹ thừa của một số hữu tỉ': [
    whole(
      /^(?:Viết )?(\$.*\$) (?:bằng:|dưới dạng một luỹ thừa ta được:)$/,
      'Kết quả của phép tính «1», viết dưới dạng một luỹ thừa, là:',
    ),
  ],
  'Đại lượng tỉ lệ thuận': [
    whole(
      /^Cho \$y\$ tỉ lệ thuận với \$x\$\. Khi \$x = (\d+)\$ thì \$y = (\d+)\$\. Khi \$x = (\d+)\$ thì \$y\$ bằng:$/,
      'Hai đại lượng $x$ và $y$ tỉ lệ thuận với nhau, $y = «2»$ khi $x = «1»$. Giá trị của $y$ khi $x = «3»$ là:',
    ),
    whole(
      /^Cho \$y\$ tỉ lệ thuận với \$x\$\. Khi \$x = (\d+)\$ thì \$y = (\d+)\$\. Khi \$x = (\d+)\$ thì \$y\$ bằng:$/,
      'Mua $x$ quyển vở cùng loại hết $y$ nghìn đồng. Biết «1» quyển giá «2» nghìn đồng. Mua «3» quyển vở thì số tiền $y$ (nghìn đồng) bằng:',
    ),
  ],
  'Tổng ba góc của tam giác': [
    whole(
      /^Tam giác \$ABC\$ có (\$\S+ = \d+\^\\circ\$), (\$\S+ = \d+\^\\circ\$)\. .*$/,
      'Cho tam giác $ABC$, biết «1» và «2». Góc $C$ có số đo bao nhiêu độ?',
    ),
    whole(
      /^Tam giác \$ABC\$ có \$\S+ = (\d+\^\\circ)\$, \$\S+ = (\d+\^\\circ)\$\. .*$/,
      'Hai góc $A$ và $B$ của tam giác $ABC$ lần lượt bằng $«1»$ và $«2»$. Góc $C$ còn lại có số đo bao nhiêu độ?',
    ),
  ],
  'Hằng đẳng thức đáng nhớ': [
    whole(/^Khai triển (\$.*\$) ta được:$/, 'Đa thức nào sau đây bằng «1»?'),
    whole(
      /^Khai triển \$\((.*)\)\^2\$ ta được:$/,
      'Một hình vuông có cạnh dài $«1»$ (với $x$ lớn hơn 6). Diện tích của hình vuông là:',
    ),
  ],
  'Phương trình bậc nhất một ẩn': [
    whole(
      /^(?:Nghiệm của phương trình|Tìm số \$x\$ sao cho) (\$.*\$)(?: là bao nhiêu\?|\.)$/,
      'Giải phương trình «1» và viết nghiệm.',
    ),
  ],
  'Định lí Pythagore': [
    whole(
      /^Tam giác vuông có hai cạnh góc vuông dài (\d+ cm) và (\d+ cm)\. Cạnh huyền dài:$/,
      'Đường chéo của hình chữ nhật có hai cạnh «1» và «2» dài:',
    ),
    whole(
      /^Tam giác vuông có hai cạnh góc vuông dài (\d+) cm và (\d+) cm\. Cạnh huyền dài:$/,
      'Cho tam giác $ABC$ vuông tại $A$ có $AB = «1»$ cm, $AC = «2»$ cm. Độ dài cạnh $BC$ là:',
    ),
  ],
  'Hệ số góc của đường thẳng': [
    whole(/^Hệ số góc của đường thẳng (\$.*\$) là:$/, 'Đường thẳng «1» có hệ số góc bằng:'),
    whole(/^Hệ số góc của đường thẳng (\$.*\$) là:$/, 'Đường thẳng song song với đường thẳng «1» có hệ số góc bằng:'),
  ],
  'Giá trị của đa thức một biến': [
    whole(/^Tính giá trị của đa thức (\$P\(x\) = .*\$) tại \$x = (-?\d+)\$\.$/, 'Cho đa thức «1». Tính $P(«2»)$.'),
    whole(
      /^Tính giá trị của đa thức \$P\(x\) = (.*)\$ tại (\$x = -?\d+\$)\.$/,
      'Khi «2», biểu thức $«1»$ có giá trị bằng bao nhiêu?',
    ),
  ],
  'Hệ hai phương trình bậc nhất': [
    whole(
      /^Nghiệm \$\(x; y\)\$ của hệ phương trình (\$.*\$) là:$/,
      'Cặp số $(x; y)$ nào sau đây là nghiệm của hệ phương trình «1»?',
    ),
    whole(
      /^Nghiệm \$\(x; y\)\$ của hệ phương trình (\$.*\$) là:$/,
      'Giải hệ phương trình «1» ta được nghiệm $(x; y)$ là:',
    ),
  ],
  'Rút gọn căn bậc hai': [
    whole(/^Rút gọn (\$.*\$) ta được:$/, 'Giá trị của biểu thức «1» bằng:'),
    whole(
      /^Rút gọn \$(\S+) \+ (\S+)\$ ta được:$/,
      'Hai đoạn thẳng dài $«1»$ cm và $«2»$ cm được đặt nối tiếp nhau. Tổng độ dài (cm) của chúng, viết gọn, là:',
    ),
  ],
  'Tỉ số lượng giác của góc nhọn': [
    whole(
      /^Tam giác \$ABC\$ vuông tại \$A\$ có (.*)\. Khi đó (\$\\.*\$) bằng:$/,
      'Cho tam giác $ABC$ vuông tại $A$, biết «1». Giá trị của «2» là:',
    ),
    whole(
      /^Tam giác \$ABC\$ vuông tại \$A\$ có (.*)\. Khi đó (\$\\.*\$) bằng:$/,
      'Một tam giác $ABC$ có góc $A$ vuông và các cạnh «1». Phân số nào sau đây bằng «2»?',
    ),
  ],
  'Bất phương trình bậc nhất': [
    whole(/^Nghiệm của bất phương trình (\$.*\$) là:$/, 'Giải bất phương trình «1» ta được:'),
    whole(/^Nghiệm của bất phương trình (\$.*\$) là:$/, 'Tất cả các giá trị của $x$ thoả mãn «1» là:'),
  ],
  'Vị trí tương đối của đường thẳng và đường tròn': [
    whole(
      /^Đường tròn \$\(O;\\,(\d+)\\text\{ cm\}\)\$ và đường thẳng \$a\$ cách \$O\$ một khoảng (\d+) cm\. .*$/,
      'Khoảng cách từ tâm $O$ của một đường tròn bán kính «1» cm đến đường thẳng $a$ là «2» cm. Đường thẳng $a$ và đường tròn:',
    ),
    whole(
      /^Đường tròn \$\(O;\\,(\d+)\\text\{ cm\}\)\$ và đường thẳng \$a\$ cách \$O\$ một khoảng (\d+) cm\. .*$/,
      'Một bồn hoa hình tròn tâm $O$ bán kính «1» m. Một lối đi thẳng (coi như đường thẳng $a$) cách $O$ một khoảng «2» m. Lối đi và viền bồn hoa:',
    ),
  ],
  'Tổng bình phương hai nghiệm': [
    whole(
      /^Gọi \$x_1, x_2\$ là hai nghiệm của phương trình (\$.*\$)\. Tính \$x_1\^2 \+ x_2\^2\$\.$/,
      'Phương trình «1» có hai nghiệm $x_1, x_2$. Giá trị của biểu thức $x_1^2 + x_2^2$ là bao nhiêu?',
    ),
    whole(
      /^Gọi \$x_1, x_2\$ là hai nghiệm của phương trình (\$.*\$)\. Tính \$x_1\^2 \+ x_2\^2\$\.$/,
      'Không giải phương trình «1», hãy tính tổng các bình phương hai nghiệm của nó.',
    ),
  ],
  'Thể tích hình trụ': [
    whole(
      /^Một bể nước hình trụ có bán kính đáy (\S+) m và chiều cao (\S+) m\. Thể tích của bể bằng bao nhiêu mét khối\?/,
      'Người ta đổ một cột bê tông hình trụ cao «2» m, bán kính đáy «1» m. Cần bao nhiêu mét khối bê tông?',
    ),
    whole(
      /^Một bể nước hình trụ có bán kính đáy (\S+) m và chiều cao (\S+) m\. Thể tích của bể bằng bao nhiêu mét khối\?/,
      'Tính thể tích (theo mét khối) của hình trụ có bán kính đáy «1» m, chiều cao «2» m.',
    ),
  ],
  'Chiều cao đo gián tiếp': [
    whole(
      /^Bóng của một cái cây trên mặt đất dài (\d+) m khi tia nắng tạo với mặt đất một góc (\$\S+\$)\. Cây cao bao nhiêu mét\?/,
      'Đứng cách chân một toà tháp «1» m trên mặt đất bằng phẳng, từ một điểm sát mặt đất người ta nhìn thấy đỉnh tháp dưới góc «2» so với mặt đất. Tháp cao bao nhiêu mét?',
    ),
    whole(
      /^Bóng của một cái cây trên mặt đất dài (\d+) m khi tia nắng tạo với mặt đất một góc (\$\S+\$)\. Cây cao bao nhiêu mét\?/,
      'Tia nắng tạo với mặt đất một góc «2», khi đó một cột cờ có bóng trên mặt đất dài «1» m. Chiều cao của cột cờ là bao nhiêu mét?',
    ),
  ],
  'Bài toán lập phương trình: năng suất': [
    [
      [
        /^Một xưởng dự định may (\d+) chiếc áo trong một thời gian nhất định\. Thực tế mỗi ngày xưởng may nhiều hơn dự định (\d+) chiếc nên xong trước (\S+) ngày\. .*$/,
        'Một đội dự định trồng «1» cây trong một thời gian nhất định. Thực tế mỗi ngày đội trồng nhiều hơn dự định «2» cây nên xong trước «3» ngày. Theo dự định, mỗi ngày đội trồng bao nhiêu cây?',
      ],
      [/^chiếc$/, 'cây'],
      [/số áo mỗi ngày/, 'số cây mỗi ngày'],
    ],
    [
      [
        /^Một xưởng dự định may (\d+) chiếc áo trong một thời gian nhất định\. Thực tế mỗi ngày xưởng may nhiều hơn dự định (\d+) chiếc nên xong trước (\S+) ngày\. .*$/,
        'Minh dự định đọc hết quyển sách «1» trang trong một số ngày, mỗi ngày đọc số trang như nhau. Thực tế mỗi ngày Minh đọc thêm «2» trang nên xong sớm «3» ngày. Theo dự định, mỗi ngày Minh đọc bao nhiêu trang?',
      ],
      [/^chiếc$/, 'trang'],
      [/số áo mỗi ngày/, 'số trang mỗi ngày'],
    ],
  ],
  'Xác suất khi gieo hai xúc xắc': [
    whole(
      /^.*Xác suất để tổng số chấm bằng (\d+) là:$/,
      'Gieo một con xúc xắc cân đối hai lần liên tiếp. Xác suất để tổng số chấm của hai lần gieo bằng «1» là:',
    ),
    whole(
      /^.*Xác suất để tổng số chấm bằng (\d+) là:$/,
      'An và Bình mỗi bạn gieo một con xúc xắc cân đối. Xác suất của biến cố “Tổng số chấm của hai bạn là «1»” bằng:',
    ),
  ],
  'Nghiệm của phương trình tích': [
    whole(
      /^Những số nào là nghiệm của phương trình (\$.*\$)\?$/,
      'Phương trình «1» nhận những số nào sau đây làm nghiệm?',
    ),
    whole(
      /^Những số nào là nghiệm của phương trình \$(.*) = 0\$\?$/,
      'Biểu thức $«1»$ bằng 0 khi $x$ bằng những số nào sau đây?',
    ),
  ],
  'Đỉnh của parabol': [
    whole(/^Toạ độ đỉnh của parabol (\$.*\$) là:$/, 'Parabol «1» có đỉnh là điểm:'),
    whole(/^Toạ độ đỉnh của parabol (\$.*\$) là:$/, 'Đồ thị của hàm số bậc hai «1» có đỉnh $I$. Toạ độ của $I$ là:'),
  ],
  'Tổ hợp': [
    whole(
      /^Có bao nhiêu cách chọn (\d+) học sinh từ một nhóm (\d+) học sinh để đi trực nhật\?$/,
      'Trên giá có «2» cuốn sách khác nhau. Có bao nhiêu cách lấy ra «1» cuốn?',
    ),
    whole(
      /^Có bao nhiêu cách chọn (\d+) học sinh từ một nhóm (\d+) học sinh để đi trực nhật\?$/,
      'Số tập con gồm «1» phần tử của một tập hợp có «2» phần tử là:',
    ),
  ],
  'Giao của hai khoảng': [
    whole(/^Cho (\$.*\$) và (\$.*\$)\. Tập \$A \\cap B\$ là:$/, 'Giao của hai tập hợp «1» và «2» là:'),
    whole(
      /^Cho (\$.*\$) và (\$.*\$)\. Tập \$A \\cap B\$ là:$/,
      'Cho hai tập hợp số thực «1» và «2». Tập gồm các số thuộc cả $A$ và $B$ là:',
    ),
  ],
  'Khoảng cách giữa hai điểm': [
    whole(
      /^Trong mặt phẳng \$Oxy\$, tính khoảng cách giữa (\$A.*\$) và (\$B.*\$)\.$/,
      'Trong mặt phẳng toạ độ $Oxy$, cho «1» và «2». Độ dài đoạn thẳng $AB$ bằng bao nhiêu?',
    ),
    whole(
      /^Trong mặt phẳng \$Oxy\$, tính khoảng cách giữa (\$A.*\$) và (\$B.*\$)\.$/,
      'Cho hai điểm «1» và «2» trong mặt phẳng $Oxy$. Tính $|\\overrightarrow{AB}|$.',
    ),
  ],
  'Cấp số cộng': [
    whole(
      /^Cấp số cộng \$\(u_n\)\$ có \$u_1 = (-?\d+)\$ và công sai \$d = (-?\d+)\$\. Số hạng (\$u_\{\d+\}\$) bằng:$/,
      'Cho cấp số cộng $(u_n)$ với số hạng đầu bằng $«1»$, công sai bằng $«2»$. Giá trị của «3» là:',
    ),
    whole(
      /^Cấp số cộng \$\(u_n\)\$ có \$u_1 = (-?\d+)\$ và công sai \$d = (\d+)\$\. Số hạng (\$u_\{\d+\}\$) bằng:$/,
      'Dãy số $(u_n)$ có $u_1 = «1»$ và $u_{n+1} = u_n + «2»$ với mọi $n \\ge 1$. Khi đó «3» bằng:',
    ),
  ],
  'Cấp số nhân': [
    whole(
      /^Cấp số nhân \$\(u_n\)\$ có (\$u_1 = -?\d+\$), công bội (\$q = -?\d+\$)\. Tính (\$u_\S+\$)\.$/,
      'Cho cấp số nhân $(u_n)$ với «1» và «2». Số hạng «3» bằng bao nhiêu?',
    ),
    whole(
      /^Cấp số nhân \$\(u_n\)\$ có (\$u_1 = -?\d+\$), công bội \$q = (\d+)\$\. Tính (\$u_\S+\$)\.$/,
      'Dãy số $(u_n)$ có «1» và $u_{n+1} = «2»u_n$ với mọi $n \\ge 1$. Tính «3».',
    ),
  ],
  'Phương trình lôgarit': [
    whole(/^Nghiệm của phương trình (\$.*\$) là:$/, 'Giải phương trình «1» ta được nghiệm:'),
    whole(/^Nghiệm của phương trình (\$.*\$) là:$/, 'Giá trị của $x$ thoả mãn «1» là:'),
  ],
  'Cực trị của hàm số bậc ba': [
    whole(/^Hàm số (\$.*\$) đạt cực đại tại điểm nào\?$/, 'Điểm cực đại của hàm số «1» là:'),
    whole(
      /^Hàm số (\$.*\$) đạt cực đại tại điểm nào\?$/,
      'Đạo hàm của hàm số «1» đổi dấu từ dương sang âm khi $x$ đi qua điểm nào?',
    ),
  ],
  'Tiệm cận của đồ thị': [
    whole(
      /^Tiệm cận ngang của đồ thị hàm số (\$.*\$) là đường thẳng:$/,
      'Đồ thị hàm số «1» có tiệm cận ngang là đường thẳng:',
    ),
    whole(
      /^Tiệm cận ngang của đồ thị hàm số (\$.*\$) là đường thẳng:$/,
      'Khi $x \\to +\\infty$, đồ thị của hàm số «1» tiến gần đến đường thẳng nằm ngang nào?',
    ),
  ],
  'Nguyên hàm của đa thức': [
    whole(/^Họ nguyên hàm của hàm số (\$.*\$) là:$/, 'Tất cả các nguyên hàm của hàm số «1» là:'),
    whole(/^Họ nguyên hàm của hàm số \$f\(x\) = (.*)\$ là:$/, 'Kết quả của $\\int («1»)\\,\\mathrm{d}x$ là:'),
  ],
  'Tính chất của tích phân': [
    whole(/^Cho (\$.*\$) và (\$.*\$)\. Giá trị của (\$.*\$) là:$/, 'Biết «1» và «2». Khi đó «3» bằng:'),
    whole(
      /^Cho (\$.*\$) và (\$.*\$)\. Giá trị của (\$.*\$) là:$/,
      'Hai hàm số $f(x)$ và $g(x)$ liên tục trên $[0;\\,2]$ thoả mãn «1» và «2». Tích phân «3» bằng:',
    ),
  ],
  'Toạ độ của vectơ': [
    whole(
      /^Trong không gian \$Oxyz\$, cho (\$A.*\$) và (\$B.*\$)\. Toạ độ của \$\\overrightarrow\{AB\}\$ là:$/,
      'Trong không gian $Oxyz$, hai điểm «1» và «2» xác định vectơ $\\overrightarrow{AB}$ có toạ độ:',
    ),
    whole(
      /^Trong không gian \$Oxyz\$, cho (\$A.*\$) và (\$B.*\$)\. Toạ độ của \$\\overrightarrow\{AB\}\$ là:$/,
      'Trong không gian $Oxyz$, một vật đi thẳng từ «1» đến «2». Vectơ dịch chuyển $\\overrightarrow{AB}$ của vật là:',
    ),
  ],
  'Vectơ pháp tuyến của mặt phẳng': [
    whole(
      /^Mặt phẳng (\$.*\$) có một vectơ pháp tuyến là:$/,
      'Vectơ nào sau đây là một vectơ pháp tuyến của mặt phẳng «1»?',
    ),
    whole(
      /^Mặt phẳng (\$.*\$) có một vectơ pháp tuyến là:$/,
      'Trong không gian $Oxyz$, giá của vectơ nào sau đây vuông góc với mặt phẳng «1»?',
    ),
  ],
  'Mặt cầu': [
    whole(/^Tâm \$I\$ và bán kính \$R\$ của mặt cầu (\$.*\$) là:$/, 'Mặt cầu «1» có tâm $I$ và bán kính $R$ là:'),
    whole(
      /^Tâm \$I\$ và bán kính \$R\$ của mặt cầu (\$.*\$) là:$/,
      'Trong không gian $Oxyz$, phương trình «1» là phương trình của mặt cầu có tâm $I$ và bán kính $R$ nào?',
    ),
  ],
  'Phương trình mũ': [
    whole(/^Nghiệm của phương trình (\$.*\$) là:$/, 'Giải phương trình «1» ta được nghiệm:'),
    whole(/^Nghiệm của phương trình (\$.*\$) là:$/, 'Số thực $x$ thoả mãn «1» là:'),
  ],
  'Tính tích phân': [
    whole(/^Tính (\$.*\$)\.$/, 'Tích phân «1» bằng bao nhiêu?'),
    whole(/^Tính (\$.*\$)\.$/, 'Giá trị của «1» là số nào?'),
  ],
  'Diện tích hình phẳng': [
    whole(
      /^Tính diện tích hình phẳng giới hạn bởi parabol (\$.*\$) và đường thẳng (\$.*\$)\.$/,
      'Parabol «1» và đường thẳng «2» giới hạn một hình phẳng. Diện tích của hình phẳng đó bằng bao nhiêu?',
    ),
    whole(
      /^Tính diện tích hình phẳng giới hạn bởi parabol (\$.*\$) và đường thẳng (\$.*\$)\.$/,
      'Mảnh đất nằm giữa đường thẳng «2» và parabol «1» trong mặt phẳng toạ độ, mỗi đơn vị dài 1 m. Mảnh đất rộng bao nhiêu mét vuông?',
    ),
  ],
  'Bài toán tối ưu: hộp không nắp': [
    whole(
      /^Từ một tấm bìa hình vuông cạnh (\d+) cm, .*$/,
      'Cắt bốn hình vuông bằng nhau ở bốn góc của một tấm tôn hình vuông cạnh «1» cm rồi gò thành một cái khay không nắp có thể tích lớn nhất. Mỗi hình vuông bị cắt có cạnh dài bao nhiêu xăng-ti-mét?',
    ),
    whole(
      /^Từ một tấm bìa hình vuông cạnh (\d+) cm, .*$/,
      'Một tấm bìa hình vuông cạnh «1» cm bị cắt ở mỗi góc một hình vuông cạnh $x$ cm rồi gấp thành hộp không nắp. Với $x$ bằng bao nhiêu thì thể tích hộp lớn nhất?',
    ),
  ],
  'Tích vô hướng của hai vectơ': [
    whole(
      /^Trong không gian \$Oxyz\$, cho (\$.*\$) và (\$.*\$)\. Tính tích vô hướng (\$.*\$)\.$/,
      'Trong không gian $Oxyz$, hai vectơ «1» và «2» có tích vô hướng «3» bằng bao nhiêu?',
    ),
    whole(
      /^Trong không gian \$Oxyz\$, cho (\$.*\$) và (\$.*\$)\. Tính tích vô hướng (\$.*\$)\.$/,
      'Cho hai vectơ «1» và «2» trong không gian $Oxyz$. Giá trị của «3» là bao nhiêu?',
    ),
  ],
  'Định lí Viète': [
    whole(
      /^(Tổng|Tích) hai nghiệm của phương trình (\$.*\$) bằng:$/,
      'Phương trình «2» có hai nghiệm. «1» của hai nghiệm đó là:',
    ),
  ],
  'Giới hạn của dãy số': [
    whole(/^\$\\lim_\{n \\to \+\\infty\} (.*)\$ bằng:$/, 'Khi $n \\to +\\infty$, giá trị của $«1»$ dần tới:'),
  ],
  'Giá trị lớn nhất trên một đoạn': [
    whole(
      /^Trên đoạn (\$.*\$), hàm số (\$.*\$) đạt giá trị lớn nhất bằng:$/,
      'Gọi $M$ là giá trị lớn nhất của hàm số «2» trên đoạn «1». Giá trị của $M$ là:',
    ),
  ],
  'Khoảng cách từ điểm đến mặt phẳng': [
    whole(
      /^Trong không gian \$Oxyz\$, tính khoảng cách từ điểm (\$M.*\$) đến mặt phẳng (\$.*\$)\.$/,
      'Trong không gian $Oxyz$, gọi $H$ là hình chiếu vuông góc của điểm «1» trên mặt phẳng «2». Độ dài đoạn thẳng $MH$ bằng bao nhiêu?',
    ),
  ],
  'Parabol và đường thẳng': [
    whole(
      /^Cho parabol (\$.*\$) và đường thẳng (\$.*\$)\.$/,
      'Trong mặt phẳng toạ độ $Oxy$, vẽ parabol «1» và đường thẳng «2».',
    ),
    whole(/^Cho parabol (\$.*\$) và đường thẳng (\$.*\$)\.$/, 'Xét sự tương giao của đường thẳng «2» và parabol «1».'),
  ],
  'Phương trình đường tròn': [
    whole(
      /^Trong mặt phẳng \$Oxy\$, cho đường tròn \$\(C\): (.*)\$\.$/,
      'Trong mặt phẳng $Oxy$, đường tròn $(C)$ có phương trình $«1»$.',
    ),
    whole(
      /^Trong mặt phẳng \$Oxy\$, cho đường tròn \$\(C\): (.*)\$\.$/,
      'Trong mặt phẳng $Oxy$, tập hợp các điểm có toạ độ thoả mãn $«1»$ là đường tròn $(C)$.',
    ),
  ],
  'Khảo sát hàm số bậc ba': [
    whole(/^Cho hàm số (\$.*\$)\.$/, 'Xét sự biến thiên và đồ thị của hàm số «1».'),
    whole(/^Cho hàm số (\$.*\$)\.$/, 'Xét hàm số «1» xác định với mọi số thực $x$.'),
  ],
  'Chuyển động thẳng': [
    whole(/^Một vật chuyển động thẳng với vận tốc (.*)\.$/, 'Vận tốc của một vật chuyển động thẳng là «1».'),
    whole(
      /^Một vật chuyển động thẳng với vận tốc (.*)\.$/,
      'Người ta ghi lại vận tốc của một vật chuyển động thẳng từ lúc bắt đầu đến lúc dừng: «1».',
    ),
  ],
  'Điểm và mặt phẳng trong không gian': [
    whole(
      /^Trong không gian \$Oxyz\$, cho điểm (\$.*\$) và mặt phẳng (\$.*\$)\.$/,
      'Cho mặt phẳng «2» và điểm «1» trong không gian $Oxyz$.',
    ),
    whole(
      /^Trong không gian \$Oxyz\$, cho điểm (\$.*\$) và mặt phẳng (\$.*\$)\.$/,
      'Trong không gian với hệ toạ độ $Oxyz$, xét vị trí của điểm «1» đối với mặt phẳng «2».',
    ),
  ],
  'Xác suất có điều kiện': [
    whole(
      /^Một lớp có (\d+ nữ) và (\d+ nam), trong đó có (\d+ bạn nữ) và (\d+ bạn nam) tham gia câu lạc bộ Toán\. (.*)$/,
      'Câu lạc bộ Toán của một lớp có «3» và «4»; cả lớp có «1» và «2». «5»',
    ),
    whole(
      /^Một lớp có (\d+) nữ và (\d+) nam, trong đó có (\d+) bạn nữ và (\d+) bạn nam tham gia câu lạc bộ Toán\. (.*)$/,
      'Trong một lớp có «1» bạn nữ thì «3» bạn tham gia câu lạc bộ Toán; trong «2» bạn nam của lớp thì «4» bạn tham gia. «5»',
    ),
  ],
  'Xác suất của biến cố đơn giản': [
    whole(
      /^Một hộp có (\d+) viên bi đỏ và (\d+) viên bi xanh .*$/,
      'Trong hộp kín có «1» viên bi đỏ và «2» viên bi xanh, chỉ khác nhau về màu. Bình lấy ra một viên mà không nhìn vào hộp. Xác suất viên bi lấy ra có màu đỏ là:',
    ),
  ],
};
